import type { SelectorParam, TFunction } from 'i18next';

/** The key of a text: `($) => $.country.title`. A key that does not exist does not compile. */
export type TextKey = SelectorParam<'translation'>;

/** The translate function screens get from `useTranslation()`. */
export type Translate = TFunction<'translation'>;
