import { fleet } from '../reference/fleet.ts';

/** A text of the organiser: one entry of `pages` is one printed page. */
export interface OrganiserText {
  title: string;
  pages: { title: string; paragraphs: string[] }[];
}

const onePage = (title: string, ...paragraphs: string[]): OrganiserText => ({
  title,
  pages: [{ title, paragraphs }],
});

const berths = fleet.map(({ name, code }) => `${name} (Stände ${code}-01 und folgende)`);

/** What the organiser prints before and after the exhibitors' pages. */
export const organiserTexts: OrganiserText[] = [
  onePage(
    'Editorial',
    'Liebe Gäste',
    'Zwölf Schiffe, drei Decks und rund hundertdreissig Ausstellerinnen und Aussteller: Auch dieses Jahr legt die Weinmesse wieder am Bürkliplatz an. Wer will, reist an einem Abend vom Zürichsee über das Wallis bis nach Georgien und kommt trockenen Fusses zurück.',
    'Dieser Katalog ist Ihr Fahrplan. Vorne finden Sie alle Aussteller von A bis Z und nach Ländern und Regionen, dann die Weine mit ihren Preisen, am Schluss den Schiffsplan. In der Weintour ist Platz für Ihre Notizen.',
    'Die Preise gelten während der Messe. Fragen Sie am Stand nach älteren Jahrgängen und nach dem, was nicht im Katalog steht: Dort beginnen oft die besten Gespräche.',
    'Wir wünschen Ihnen gute Fahrt.',
    'Anna Meier, Messeleitung',
  ),
  onePage(
    'Grusswort der Schifffahrt',
    'Im Winter ruhen unsere Schiffe. Für zwei Wochen im November aber gehören sie dem Wein, und die Mannschaft freut sich das ganze Jahr darauf.',
    'Wo im Sommer Ausflügler sitzen, stehen nun Winzerinnen aus Twann und Händler aus Zug. Die Maschinen bleiben kalt, die Leinen fest, und doch schwankt der Boden ein wenig: Das liegt am See, nicht am Glas.',
    'Bitte halten Sie die Stege frei, folgen Sie den Anweisungen der Mannschaft und benützen Sie für den Heimweg Tram und Zug. Die Haltestelle liegt zwei Minuten vom Steg.',
    'Ihre Schifffahrt',
  ),
  {
    title: 'Schiffsplan und Anreise',
    pages: [
      {
        title: 'Schiffsplan',
        paragraphs: [
          'Die Schiffe liegen vom Steg 1 an in dieser Reihenfolge, von der Stadt aus gesehen von links nach rechts:',
          ...[0, 4, 8].map((first) => `${berths.slice(first, first + 4).join(', ')}.`),
          'Auf jedem Schiff beginnt die Zählung der Stände im Hauptdeck beim Bug und geht über das Oberdeck zum Sonnendeck weiter.',
          'Garderobe, Information und Sanität befinden sich im Zelt am Steg 3.',
        ],
      },
      {
        title: 'Anreise',
        paragraphs: [
          'Mit dem Zug: Vom Hauptbahnhof in acht Minuten mit dem Tram oder in einer Viertelstunde zu Fuss der Limmat entlang. Vom Bahnhof Stadelhofen sind es zehn Minuten über die Quaibrücke.',
          'Mit dem Velo: Bewachte Abstellplätze stehen am Seeufer bereit, bis eine halbe Stunde nach Messeschluss.',
          'Mit dem Auto: In der Umgebung gibt es kaum Parkplätze. Wer degustiert, fährt nicht.',
          'Mit dem Rollstuhl: Die Hauptdecks aller Schiffe sind stufenlos erreichbar. Für die Oberdecks hilft Ihnen die Mannschaft gerne.',
        ],
      },
    ],
  },
  onePage(
    'Öffnungszeiten und Eintritt',
    'Montag bis Freitag von 13 bis 21.30 Uhr, Samstag von 11 bis 21.30 Uhr, Sonntag von 11 bis 19 Uhr. Letzter Einlass eine Stunde vor Schluss.',
    'Tageskarte CHF 25.–, Abendkarte ab 19 Uhr CHF 18.–, Dauerkarte CHF 60.–. Im Preis inbegriffen sind das Degustationsglas, dieser Katalog und das Depot für die Garderobe.',
    'Eintritt ab 18 Jahren. Kinder in Begleitung Erwachsener sind bis 16 Uhr willkommen; Hunde bleiben bitte an Land.',
    'Bestellungen nehmen die Aussteller direkt am Stand entgegen. Geliefert wird nach der Messe, der Abholmarkt ist am letzten Sonntag geöffnet.',
    'Geniessen Sie mit Mass: An jedem Stand stehen Wasser und Spucknäpfe bereit.',
  ),
];
