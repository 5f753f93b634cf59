import type { Named, NameList } from './name-list.rules.ts';
import { grapesIn } from './value.rules.ts';

/** What joins two grapes and may as well stand within the name of one: «Syrah-Merlot», «Malbec e Tannat». */
const joints = [/\s*[-–—]\s*/, /\s+(?:e|y|con|mit|avec|with)\s+/i];

/** A name, and another one beside it in brackets: «Cannonau (Grenache)», «Chardonnay (Barrique)». */
const bracketed = /^(.+?)\s*\((.+)\)$/;

const isKnown = (list: NameList, text: string): boolean => 'is' in list.find(text);

/**
 * The names of grapes in a cell, one each, as `list` is to be asked for them. What the list does not know stays as it is
 * written, so that the person is asked about these words.
 */
export function grapesOfCell(text: string, list: NameList): string[] {
  // A name may contain what otherwise separates names.
  if (isKnown(list, text)) return [text];
  return grapesIn(text).flatMap((part) => (isKnown(list, part) ? [part] : withinPart(part, list)));
}

function withinPart(part: string, list: NameList): string[] {
  const [, name = '', beside = ''] = bracketed.exec(part) ?? [];
  // In brackets stands the same variety in another language, or what is no grape; two varieties are a question.
  if (name && isKnown(list, name) && (!isKnown(list, beside) || idOf(list, name) === idOf(list, beside)))
    return [name];
  for (const joint of joints) {
    const names = part.split(joint).filter(Boolean);
    if (names.length > 1 && names.every((one) => isKnown(list, one))) return names;
  }
  return [part];
}

function idOf(list: NameList, text: string): Named['id'] | undefined {
  const found = list.find(text);
  return 'is' in found ? found.is.id : undefined;
}
