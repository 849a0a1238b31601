import type { ReactNode } from 'react';
import { Select } from '../../../packages/ui/src/components/forms/Select/Select.tsx';
import type { Language } from '../../../packages/ui/src/language/language.ts';
import { type Theme, type Viewport, viewports } from '../../modes/modes.ts';
import styles from '../overviewPages.module.css';
import { type Combination, languageNames, themeNames } from './combination.ts';
import type { ThumbnailSettings } from './thumbnailSettings.ts';

const toOptions = <Id extends string>(labels: Record<Id, string>) =>
  (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));

const themeOptions = toOptions<Theme>(themeNames);
const languageOptions = toOptions<Language>(languageNames);
const viewportOptions = (Object.keys(viewports) as Viewport[]).map((id) => ({ id, label: viewports[id].name }));

type CombinationFieldsProps = { legend: string; value: Combination; onChange: (value: Combination) => void };

/** Selects theme, language and width. */
const CombinationFields = ({ legend, value, onChange }: CombinationFieldsProps) => (
  <fieldset className={styles.fields}>
    <legend className={styles.legend}>{legend}</legend>
    <Select
      label="Theme"
      options={themeOptions}
      value={value.theme}
      onChange={(theme) => onChange({ ...value, theme })}
    />
    <Select
      label="Language"
      options={languageOptions}
      value={value.language}
      onChange={(language) => onChange({ ...value, language })}
    />
    <Select
      label="Width"
      options={viewportOptions}
      value={value.viewport}
      onChange={(viewport) => onChange({ ...value, viewport })}
    />
  </fieldset>
);

type ThumbnailFieldsProps = {
  settings: ThumbnailSettings;
  onChange: (settings: ThumbnailSettings) => void;
  /** A field that selects the stories. */
  children: ReactNode;
};

/** The fields above the thumbnails of an overview page. */
export const ThumbnailFields = ({ settings, onChange, children }: ThumbnailFieldsProps) => (
  <div className={styles.switches}>
    {children}
    <CombinationFields legend="First" value={settings.first} onChange={(first) => onChange({ ...settings, first })} />
    <CombinationFields
      legend="Second"
      value={settings.second}
      onChange={(second) => onChange({ ...settings, second })}
    />
  </div>
);
