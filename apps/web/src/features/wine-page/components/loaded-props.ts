import type { PrintedContent } from '@rebblatt/contracts';
import type { EditorProps } from '../../page/editor-props.parts.ts';
import type { PageContent } from './content.rules.ts';

/** What the editor needs besides the page: the categories and the printed content. */
export type LoadedProps = EditorProps & { content: PageContent; printed: PrintedContent };
