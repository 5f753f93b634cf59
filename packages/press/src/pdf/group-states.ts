import { PDFArray, type PDFDict, type PDFDocument, type PDFObject } from 'pdf-lib';
import { asDict, asName, dictOf, entryOf, listOf, nameOf, resolve } from './entries.ts';
import type { HiddenGroups } from './optional-content.ts';

/**
 * The optional content groups that are off in print: in the state in which the file opens, changed by the usage that its
 * settings request for viewing and then for printing (ISO 32000-1, 8.11.4.4; a usage dictionary without a request has no
 * effect). Groups that the document does not list, or whose intent its settings do not have, are on.
 */
export function hiddenGroupsOf(doc: PDFDocument): HiddenGroups {
  if (groupsIn(dictOf(doc.catalog, 'OCProperties'), 'OCGs').length === 0) return null;
  return changedFor('Print', doc, seenOff(doc));
}

/** Whether any group is shown on the screen but not printed, or the other way round. */
export function printsOtherwise(doc: PDFDocument): boolean {
  const seen = seenOff(doc);
  const printed = changedFor('Print', doc, seen);
  return seen.size !== printed.size || [...seen].some((group) => !printed.has(group));
}

/** The references in an array: groups are compared by them. */
function groupsIn(owner: PDFDict | undefined, key: string): PDFObject[] {
  const list = entryOf(owner, key);
  return list instanceof PDFArray ? list.asArray() : [];
}

/** The groups that are off on the screen when the file is opened. */
function seenOff(doc: PDFDocument): Set<PDFObject> {
  const properties = dictOf(doc.catalog, 'OCProperties');
  const settings = dictOf(properties, 'D');
  const off = new Set(nameOf(settings, 'BaseState') === 'OFF' ? groupsIn(properties, 'OCGs') : []);
  for (const group of groupsIn(settings, 'ON')) off.delete(group);
  for (const group of groupsIn(settings, 'OFF')) off.add(group);
  return changedFor('View', doc, off);
}

type Event = 'View' | 'Print';

/** The usages that do not depend on who reads or how large, and the key of the state that each recommends. */
const RECOMMENDED = { View: 'ViewState', Print: 'PrintState', Export: 'ExportState' } as const;

/** The groups that are off after the usage that is requested for an event: off if any of it says so. */
function changedFor(event: Event, doc: PDFDocument, before: ReadonlySet<PDFObject>): Set<PDFObject> {
  const properties = dictOf(doc.catalog, 'OCProperties');
  const settings = dictOf(properties, 'D');
  const off = new Set(before);
  const requests = listOf(settings, 'AS')
    .map(asDict)
    .filter((request) => nameOf(request, 'Event') === event);
  const states = new Map<PDFObject, boolean>();
  for (const request of requests)
    for (const group of groupsIn(request, 'OCGs'))
      for (const on of recommended(asDict(resolve(group, doc.catalog)), listOf(request, 'Category')))
        states.set(group, on && (states.get(group) ?? true));
  for (const [group, on] of states) {
    if (on) off.delete(group);
    else off.add(group);
  }
  const counted = new Set(
    groupsIn(properties, 'OCGs').filter((group) =>
      hasIntent(asDict(resolve(group, doc.catalog)), intentsOf(settings)),
    ),
  );
  return new Set([...off].filter((group) => counted.has(group)));
}

function recommended(group: PDFDict | undefined, categories: (PDFObject | undefined)[]): boolean[] {
  const usage = dictOf(group, 'Usage');
  return categories.flatMap((category) => {
    const kind = asName(category) as keyof typeof RECOMMENDED;
    const state = RECOMMENDED[kind] && nameOf(dictOf(usage, kind), RECOMMENDED[kind]);
    return state === 'ON' || state === 'OFF' ? [state === 'ON'] : [];
  });
}

/** One name or several; View when there is none. */
function intentsOf(owner: PDFDict | undefined): string[] {
  const intent = entryOf(owner, 'Intent');
  if (intent instanceof PDFArray) return listOf(owner, 'Intent').flatMap((value) => asName(value) ?? []);
  return [asName(intent) ?? 'View'];
}

const hasIntent = (group: PDFDict | undefined, wanted: readonly string[]): boolean =>
  wanted.includes('All') || intentsOf(group).some((intent) => wanted.includes(intent));
