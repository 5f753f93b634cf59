/** What became of a mail: refused for good, given up after trying for long, still tried, or arrived after all. */
export type Fate = 'refused' | 'given-up' | 'delayed' | 'arrived';

/** Servers that go on trying, in German, French and English. */
const DELAYED =
  /\bdelay(?:ed)?\b|warning: (?:message|could not)|still (?:trying|being retried)|will (?:be retried|retry|keep trying|continue to)|(?:not|n't) (?:need|have) to (?:resend|retry)|not yet been (?:delivered|sent)|verzögert|verzögerung|wird weiter(?:hin)? versucht|noch nicht zugestellt|erneut (?:zu|versucht)|retardé|pas encore (?:été )?(?:remis|distribué|livré)|nouvelles? tentatives?|sera (?:de nouveau|à nouveau) (?:tent|essay)/i;

/** Servers that do not, whatever else they say. */
const FINAL =
  /permanent|fatal|giv(?:ing|en) up|gave up|not going to try|too long|returned to sender|could ?n[o']t be delivered|(?:un|not )deliverable|(?:delivery|message) (?:has )?(?:failed|failure|expired)|failed permanently|endgültig|dauerhaft|unzustellbar|konnte nicht zugestellt|nicht zustellbar|(?:échec|échou)|n['’]a (?:pas )?pu être (?:remis|distribué|livré)|non remis|abandon/i;

/** Words that only reports of mail servers are written with. */
const REPORT =
  /mail delivery (?:failed|subsystem|system|failure|status|error)|deliver(?:y|ing) (?:has |status |to |your |failure|failed|notification|error|problem|incomplete)|undeliver(?:able|ed)|non-deliver|returned (?:mail|to sender)|failure notice|could ?n[o']t be delivered|(?:wasn't|unable|not able) to (?:be )?deliver|not (?:be )?delivered|does ?n[o']t exist|user unknown|unknown user|no such (?:user|mailbox)|mailbox (?:is )?(?:full|unavailable|not found|disabled)|bounce|unzustellbar|zustell(?:ung|fehler|bericht|status)|nicht (?:zugestellt|zustellbar)|kann nicht erreicht werden|postfach (?:ist )?voll|unbekannter? empfänger|empfänger (?:ist )?unbekannt|non (?:remis|distribué|délivré|livré)|échec de (?:la )?(?:remise|distribution|livraison)|(?:être|été) (?:remis|distribué|livré)|destinataire inconnu|utilisateur inconnu|boîte (?:aux lettres )?(?:est )?pleine|retour de courrier|delay/i;

/** Whether a text is what a mail server writes of a mail. */
export const isReport = (text: string): boolean => REPORT.test(text);

const CODE = /(?<![\d.])(?:([245])\.\d{1,3}\.\d{1,3}|([45])[0-5]\d(?=[\s-]))(?![\d.]*\d)/;

/** The first digit of the server's code: 5 for good, 4 for now. */
const classOf = (text: string | null) => {
  const [, status, reply] = CODE.exec(text ?? '') ?? [];
  return status ?? reply ?? null;
};

/**
 * What the fields of a report mean. Its action is what happened; the code only says why, and is asked where there is none.
 */
export function fateOf(action: string | null, status: string | null, words: string | null): Fate {
  const kind = classOf(status) ?? classOf(words);
  if (action === 'delayed') return 'delayed';
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'arrived';
  if (action === 'failed') return kind === '4' ? 'given-up' : 'refused';
  if (kind === '2') return 'arrived';
  return kind === '4' ? 'delayed' : 'refused';
}

/**
 * What words for people mean.
 * @param about what stands at the address
 * @param whole the subject and all that the server says
 */
export function fateInWords(about: string, whole: string): Fate {
  const kind = classOf(about) ?? classOf(whole);
  const final = FINAL.test(whole);
  if (DELAYED.test(whole) && !(final && kind === '5')) return 'delayed';
  if (kind === '4') return final ? 'given-up' : 'delayed';
  return 'refused';
}

/** Subjects of answers that nobody has written just now. */
const AWAY =
  /^(?:\[?auto(?:matic|matische|mated)?[\s:-]*(?:reply|response|antwort|answer)\b|automatische (?:antwort|rückantwort)|auto(?:reply|response|antwort)|abwesen(?:d|heit)|(?:ich bin )?(?:nicht im büro|nicht im haus)|ferienabwesenheit|urlaub|out of (?:the )?office|vacation|away from|on leave|réponse automatique|r[ée]ponse d'absence|absence|absent|je suis absent|message d'absence|en vacances|assenza|risposta automatica)/i;

/** Texts that begin as somebody's note that they are away. */
const AWAY_TEXT =
  /(?:bin (?:ich )?(?:derzeit|zurzeit|momentan|bis|vom|ab|ferienhalber|abwesend|nicht im)|out of (?:the )?office|on (?:vacation|holiday|annual leave)|currently away|je suis (?:actuellement )?(?:absent|en vacances|en congé)|actuellement absent|de retour le)/i;

/** Whether a mail is the automatic answer of somebody who is away. */
export function isAway(head: ReadonlyMap<string, string>, subject: string, text: string): boolean {
  const has = (name: string, value: RegExp) => value.test(head.get(name) ?? '');
  if (AWAY.test(subject)) return true;
  if (has('auto-submitted', /^auto-replied/i) && !isReport(subject)) return true;
  if (['x-autoreply', 'x-autorespond', 'x-autoreply-from', 'x-vacation'].some((name) => head.has(name)))
    return true;
  if (has('precedence', /auto_?reply/i) || has('x-apple-action', /VACATION/)) return true;
  return AWAY_TEXT.test(text.slice(0, 2000)) && !isReport(`${subject}\n${text}`);
}
