import { Button } from '../../components/Button/Button.tsx';
import { Ditch } from '../../components/Ditch/Ditch.tsx';
import { useCopy } from '../../copy/useCopy.ts';

type RouteErrorScreenProps = {
  /** The status text or the message of what went wrong, fit to be read (spec §2). */
  message: string;
  /** Signs out and goes to /login. */
  onLogout(): void;
};

/** The page shown in place of one that could not be shown (spec §2, route error page). */
export const RouteErrorScreen = ({ message, onLogout }: RouteErrorScreenProps) => {
  const { routeError } = useCopy();
  return (
    <Ditch sentence={routeError.sentence} detail={message}>
      <Button onPress={onLogout}>{routeError.wayOut}</Button>
    </Ditch>
  );
};
