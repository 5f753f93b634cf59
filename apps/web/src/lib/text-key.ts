import type { SelectorParam, TFunction } from 'i18next';

/** Names one text: `($) => $.country.title`. A name that does not exist does not compile. */
export type TextKey = SelectorParam<'translation'>;

/** The translate function screens get from `useTranslation()`. */
export type Translate = TFunction<'translation'>;
