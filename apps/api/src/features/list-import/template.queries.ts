import type { ImportResource, Language } from '@rebblatt/contracts';
import type { FileReply } from '../../http/file-reply.ts';
import { exampleMarks } from '../../tables/example-marks.ts';
import { tableExport } from '../../tables/table-export.ts';
import type { ListField } from './field.rules.ts';
import { listNames } from './list-names.rules.ts';

/** An empty list with an example row, which says that it is one, in the reader's language. */
export function listTemplate(
  resource: ImportResource,
  fields: readonly ListField[],
  language: Language,
): FileReply {
  const name = listNames[resource][language];
  return tableExport('xlsx', name, {
    name,
    columns: fields
      .filter((one) => !one.joint)
      .map(({ headings, example }, index) => ({
        heading: headings[language],
        value: () => (index === 0 ? `${example} ${exampleMarks[language]}` : example),
        // What the example says of itself is read whole, and so is every heading.
        width: Math.max(
          24,
          headings[language].length + 2,
          index === 0 ? `${example} ${exampleMarks[language]}`.length : 0,
        ),
      })),
    rows: [{}],
  });
}
