import type { Language } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../testing/texts.ts';

/** Where the screens say the state of a request, and the one word of each language for it. */
const STATES: [state: string, keys: string[], word: Record<Language, RegExp>][] = [
  [
    'sent',
    [
      ...['request.states.sent', 'request.views.sent', 'request.undone', 'request.previousOpen'],
      ...['request.nextOpen', 'standing.request.sent', 'standing.missingStep.sent'],
      ...['standing.figures.requests_one', 'standing.figures.requests_other'],
      'catalog-request.not-decided',
    ],
    {
      de: /wartet\b.* auf Entscheid|zu entscheiden/i,
      en: /waiting for a decision|to decide/i,
      fr: /à décider/i,
    },
  ],
  [
    'accepted',
    [
      ...['request.states.accepted', 'request.views.accepted', 'request.acceptedNow'],
      ...['request.notice.accepted.title', 'standing.request.accepted', 'mail.kinds.request-accepted'],
    ],
    { de: /angenommen/i, en: /accepted/i, fr: /acceptées?/i },
  ],
  [
    'rejected',
    [
      ...[
        'request.states.rejected',
        'request.views.rejected',
        'request.rejectedTitle',
        'request.rejectedNow',
      ],
      ...['request.notice.rejected.title', 'standing.request.rejected', 'mail.kinds.request-rejected'],
      ...['evening.request.rejected', 'requestFirst.rejected.title'],
    ],
    { de: /abgelehnt/i, en: /rejected/i, fr: /refusées?/i },
  ],
];

/** Other words for the same states, in texts about a request. */
const OTHERS: Record<Language, RegExp> = {
  de: /Anfrage\S* (?:\S+ )?(?:bestätigt|bewilligt|genehmigt|zugelassen|zurückgewiesen)|offene Anfrage|Anfragen? offen\b/i,
  en: /(?:open|pending) requests?\b|requests? (?:\S+ ){0,2}(?:approved|confirmed|declined|refused|denied|pending)/i,
  fr: /demandes? (?:\S+ ){0,2}(?:approuvée|confirmée|rejetée|validée|ouverte|en attente|à traiter|en suspens)/i,
};

describe('the state of a request', () => {
  it.each(STATES)('%s has one word on every screen', (_state, keys, word) => {
    for (const language of ['de', 'en', 'fr'] as const)
      for (const key of keys) {
        const texts = textsIn(language).filter(([path]) => path === key || path.endsWith(`.${key}`));
        expect([language, key, texts.length > 0]).toEqual([language, key, true]);
        for (const [, text] of texts)
          expect([language, key, text]).toEqual([language, key, expect.stringMatching(word[language])]);
      }
  });

  it.each(['de', 'en', 'fr'] as const)('has no other word in %s', (language) => {
    expect(textsIn(language).filter(([, text]) => OTHERS[language].test(text))).toEqual([]);
  });
});
