import { usePlacesCopy } from '../../../copy/bikes/places.ts';
import { useCopy } from '../../../copy/useCopy.ts';

export const useFormats = () => ({ ...useCopy().formats, ...usePlacesCopy().places.formats });
