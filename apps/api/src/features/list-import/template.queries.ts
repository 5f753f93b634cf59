import type { ImportResource, Language } from '@rebblatt/contracts';
import type { FileReply } from '../../http/file-reply.ts';
import { exampleMarks } from '../../tables/example-marks.ts';
import { tableExport } from '../../tables/table-export.ts';
import type { ListField } from './field.rules.ts';

/** An empty list with an example row, which says that it is one, in the reader's language. */
export function listTemplate(
  resource: ImportResource,
  fields: readonly ListField[],
  language: Language,
): FileReply {
  return tableExport('xlsx', resource, {
    name: resource,
    columns: fields
      .filter((one) => !one.joint)
      .map(({ headings, example }, index) => ({
        heading: headings[language],
        value: () => (index === 0 ? `${example} ${exampleMarks[language]}` : example),
        width: index === 0 ? 32 : 24,
      })),
    rows: [{}],
  });
}
