import type { PreflightCode, UnreadableReason } from './preflight-codes.ts';
import type { PreflightVariant, SeveralCode } from './preflight-titles.ts';

const reasons: Record<UnreadableReason, string> = {
  empty: 'Die Datei ist leer.',
  'not-a-pdf': 'Die Datei ist keine PDF-Datei.',
  damaged: 'Die PDF-Datei ist beschädigt oder unvollständig. Exportieren Sie sie noch einmal.',
  'no-pages': 'Die PDF-Datei hat keine Seite.',
  'page-tree': 'Der Seitenaufbau der PDF-Datei ist fehlerhaft. Exportieren Sie sie noch einmal.',
  'page-count-unclear':
    'Wie viele Seiten die PDF-Datei hat, ist nicht eindeutig. Exportieren Sie sie noch einmal.',
  'too-many-pages': 'Die PDF-Datei hat zu viele Seiten.',
  bomb: 'Die PDF-Datei wird beim Öffnen unzulässig gross.',
  'unknown-filter':
    'Die PDF-Datei ist auf eine Art komprimiert, die nicht zum PDF-Standard gehört. Exportieren Sie sie noch einmal.',
  'too-slow':
    'Die PDF-Datei ist zu aufwendig, um sie zu prüfen. Vereinfachen Sie sie und exportieren Sie sie noch einmal.',
  'too-much-memory':
    'Die PDF-Datei braucht zu viel Speicher. Vereinfachen Sie sie und exportieren Sie sie noch einmal.',
};

/** What each code checks, as an item of a list. */
const titles: Record<PreflightCode, string> = {
  'FILE-OPEN': 'Lesbarkeit',
  'FILE-ENCRYPTED': 'Verschlüsselung',
  'FILE-VERSION': 'PDF-Version',
  'FILE-VERSION-FEATURES': 'Neuerungen des PDF-Formats',
  'PAGE-COUNT': 'Seitenzahl',
  'COVER-PAGES': 'Seiten des Umschlags',
  'PAGE-SIZE': 'Seitengrösse',
  'PAGE-BLEED-BOX': 'Grösse des Beschnitts',
  'BOX-TRIM-MISSING': 'Endformat',
  'PAGE-BOX-NEST': 'Endformat und Beschnitt',
  'PAGE-ROTATE': 'Drehung',
  'PAGE-USERUNIT': 'Massstab',
  'PAGE-CROPBOX': 'Zuschnitt',
  'PAGE-BLEED-CONTENT': 'Bilder und Flächen im Beschnitt',
  'PAGE-NEAR-TRIM': 'Abstand zum Schnitt',
  'PAGE-MARKS': 'Druckmarken',
  'PAGE-EMPTY': 'leere Seite',
  'PAGE-DAMAGED': 'beschädigte Teile',
  'PAGE-DIFFERS': 'gleiches Aussehen im Druck',
  'CONTENT-CUT': 'abgebrochener Inhalt',
  'FONT-DAMAGED': 'beschädigte Schriften',
  'FONT-LETTERS': 'fehlende Zeichen in Schriften',
  'IMG-DAMAGED': 'beschädigte Bilder',
  'IMG-CONTRADICTS': 'widersprüchliche Bilder',
  'IMG-NOT-EXAMINED': 'zu grosse Bilder',
  'NOT-EXAMINED': 'weitere Punkte',
  'IMG-PPI': 'Bildauflösung',
  'IMG-PPI-1BIT': 'Auflösung von Schwarz-Weiss-Bildern',
  'IMG-PPI-PAGE': 'Auflösung der ganzen Seite',
  'IMG-OVERRES': 'zu feine Bilder',
  'COL-RGB': 'Bildschirmfarben',
  'COL-ICC-CMYK': 'CMYK-Profile',
  'COL-ICC-GRAY': 'Grauprofile',
  'COL-CALGRAY': 'Bildschirmgrau',
  'COL-SPOT': 'Sonderfarben',
  'COL-REGISTRATION': 'Passerfarbe',
  'COL-BLEND-CS': 'Transparenz-Farbraum',
  'COL-TAC': 'Farbauftrag',
  'COL-OUTPUTINTENT': 'Druckbedingung',
  'TXT-FONT-EMBED': 'eingebettete Schriften',
  'TXT-COURIER': 'Ersatzschrift',
  'TXT-SMALL-MULTI': 'kleiner mehrfarbiger Text',
  'TXT-SMALL-WHITE': 'kleiner weisser Text',
  'TXT-RICHBLACK': 'schwarzer Text',
  'LINE-HAIRLINE': 'feine Linien',
  'OVP-WHITE-TEXT': 'überdruckender weisser Text',
  'OVP-WHITE-PATH': 'überdruckende weisse Flächen',
  'OVP-GRAY': 'überdruckendes Grau',
  'OVP-BLACK-MISSING': 'ausgespartes Schwarz',
  TRANSP: 'durchsichtige Teile',
  LAYERS: 'Ebenen',
  INTERACTIVE: 'Formulare, Links und Anhänge',
  'MISC-X': 'unsichere Befehle',
  'PDFX-CLAIM': 'PDF/X-Norm',
};

const variants: Record<PreflightVariant, string> = {
  noCondition:
    'Die Datei sagt nicht, für welche Druckbedingung sie gemacht ist; nötig ist {{wanted}}. Wählen Sie beim Export diese Druckbedingung.',
  trimBeyondBleed:
    'Das Endformat (TrimBox) ragt {{measured}} über den Beschnitt (BleedBox) hinaus. Es gilt die kleinere Fläche: was in beiden liegt.',
  trimBeyondMedia:
    'Das Endformat (TrimBox) ragt {{measured}} über die Seite (MediaBox) hinaus. Es gilt die kleinere Fläche: was in beiden liegt.',
  bleedBeyondMedia:
    'Der Beschnitt (BleedBox) ragt {{measured}} über die Seite (MediaBox) hinaus. Es gilt die kleinere Fläche: was in beiden liegt.',
  trimAndArt:
    'Die Datei gibt sich als PDF/X aus und nennt neben dem Endformat (TrimBox) auch eine ArtBox, was PDF/X nicht vorsieht. Für den Katalog zählt nur das Endformat; Sie müssen nichts tun.',
  textCut:
    'Text ragt über das Endformat hinaus und wird angeschnitten. Rücken Sie ihn bis {{wanted}} innerhalb des Endformats, wenn er ganz zu lesen sein soll.',
  marksInBleed:
    'Schnitt- oder Passmarken liegen im Beschnitt und können am Rand sichtbar werden, wenn der Schnitt ein wenig abweicht. Setzen Sie ihren Versatz beim Export auf mindestens 3 mm oder lassen Sie sie weg.',
  marksCutOff:
    'Die Seite der Datei misst {{measured}}, gebraucht werden {{wanted}} davon. Was darum herum liegt, etwa Druckmarken, Farbbalken oder leeres Papier, wird abgeschnitten; Sie müssen nichts tun.',
  bleedUnnamed:
    'Als Beschnitt (BleedBox) nennt die Datei nur {{measured}}, nötig sind {{wanted}}. Gedruckt wird auch, was auf dem Blatt darüber hinaus liegt, bis 3 mm um das Endformat; Sie müssen nichts tun.',
  transparentLogo: 'Das Logo enthält durchsichtige Teile. Exportieren Sie es ohne Transparenz, als PDF 1.3.',
  bleedUneven:
    'Der Beschnitt ist nicht auf allen Seiten breit genug: auf der schmalsten misst er nur {{measured}}, nötig sind rundum {{wanted}}.',
  sheetAsTrim:
    'Als Endformat (TrimBox) nennt die Datei ihre ganze Seite, {{measured}}, also mit dem Beschnitt; angenommen wird {{wanted}} in der Mitte der Seite.',
  onlyWhite:
    'Auf der Seite ist nichts zu sehen, denn alles darauf ist weiss. Geben Sie ihr einen Hintergrund oder dem, was darauf steht, eine Farbe.',
  onlyLab:
    'Die Datei enthält Lab-Farben; auch Sonderfarben sind oft so festgelegt. Gedruckt wird mit CMYK: wandeln Sie die Farben beim Export um.',
  layerHidden:
    'Ein Teil des Inhalts liegt auf ausgeblendeten Ebenen und wird nicht gedruckt. Löschen Sie diese Ebenen oder blenden Sie sie ein, wenn ihr Inhalt gedruckt werden soll, und exportieren Sie die Datei noch einmal.',
  contentAltered:
    'Der Inhalt der Seite ist nicht mehr derselbe wie beim Export: wahrscheinlich hat er sich beim Speichern oder Übertragen verändert. Vergleichen Sie das Bild der Seite genau mit Ihrer Vorlage oder exportieren Sie die Datei noch einmal.',
  imageAltered:
    'Ein Bild ist nicht mehr dasselbe wie beim Export: wahrscheinlich hat es sich beim Speichern oder Übertragen verändert. Vergleichen Sie es genau mit Ihrer Vorlage oder exportieren Sie die Datei noch einmal.',
  leftOut:
    'Die Datei enthält Angaben für einzelne Geräte oder Programme ({{names}}). Sie werden beim Einsetzen weggelassen, das Bild der Seite bleibt gleich; Sie müssen nichts tun.',
  drawnAbove:
    'Über der Seite liegt ein Stempel, ein Kommentar oder ein Formularfeld; im Katalog würde es fehlen. Lassen Sie es in die Seite einzeichnen, oder exportieren Sie die Datei für den Druck.',
  onScreenOnly:
    'Ein Stempel, ein Kommentar oder ein Formularfeld ist nur am Bildschirm zu sehen und wird nicht gedruckt. Gehört es zur Seite, setzen Sie es als gewöhnlichen Inhalt ein.',
};

/** What a code says of several things at once, with the worst of their values. */
const several: Record<SeveralCode, string> = {
  'PAGE-BLEED-CONTENT':
    'Bilder oder Flächen am Rand reichen nicht weit genug über das Endformat hinaus, am knappsten nur {{measured}}; nötig sind {{wanted}}. Sonst kann beim Schneiden ein weisser Rand entstehen. Ziehen Sie sie weiter hinaus.',
  'PAGE-NEAR-TRIM':
    'Texte oder Logos stehen zu nah am Schnitt, am nächsten nur {{measured}} davon, und können angeschnitten werden, wenn er ein wenig abweicht. Rücken Sie, was ganz zu sehen sein soll, mindestens {{wanted}} vom Schnitt weg.',
  'IMG-DAMAGED':
    'Bilder sind beschädigt oder unvollständig und würden nicht richtig gedruckt. Setzen Sie sie neu ein und exportieren Sie die Datei noch einmal.',
  'IMG-CONTRADICTS':
    'Bilder haben eine andere Grösse oder andere Farben, als die Datei angibt; je nach Gerät würden sie anders gedruckt. Setzen Sie sie neu ein und exportieren Sie die Datei noch einmal.',
  'IMG-NOT-EXAMINED':
    'Bilder sind zu gross, um geprüft zu werden, das grösste mit {{measured}}. Ob sie unbeschädigt sind, ist nicht bekannt: verkleinern Sie sie oder sehen Sie sich den Probedruck genau an.',
  'IMG-PPI':
    'Bilder sind zu grob und würden unscharf gedruckt: das gröbste hat nur {{measured}}, nötig sind {{wanted}}. Verwenden Sie grössere Bilder oder setzen Sie sie kleiner ein.',
  'IMG-PPI-1BIT':
    'Schwarz-Weiss-Bilder sind zu grob und bekämen gezackte Kanten: das gröbste hat nur {{measured}}, nötig sind {{wanted}}. Verwenden Sie feinere Bilder oder Vektorgrafiken.',
  'IMG-OVERRES':
    'Bilder sind feiner als nötig: das feinste hat {{measured}}, mehr als {{wanted}} nützen im Druck nichts. Die Datei wird dadurch nur grösser.',
  'TXT-SMALL-MULTI':
    'Kleiner Text ist aus mehreren Druckfarben gemischt und kann unscharf werden; der kleinste misst nur {{measured}}. Setzen Sie ihn mindestens {{wanted}} gross oder in reinem Schwarz.',
  'TXT-SMALL-WHITE':
    'Kleiner weisser Text kann zulaufen; der kleinste misst nur {{measured}}. Setzen Sie ihn mindestens {{wanted}} gross.',
  'TXT-RICHBLACK':
    'Schwarzer Text ist aus mehreren Druckfarben gemischt (bis zu {{measured}}). Verwenden Sie für Text reines Schwarz (100 % K).',
  'LINE-HAIRLINE':
    'Linien sind zu dünn und können im Druck verschwinden; die dünnste misst nur {{measured}}. Machen Sie sie mindestens {{wanted}} dick.',
};

/** The texts of the findings, by code, in German: what is wrong, what is needed, what to do. */
export const preflightGerman = {
  reasons,
  titles,
  variants,
  several,
  ...({
    'FILE-OPEN': 'Die PDF-Datei lässt sich nicht lesen.',
    'FILE-ENCRYPTED':
      'Die PDF-Datei ist verschlüsselt. Exportieren Sie sie ohne Passwort und ohne Einschränkungen.',
    'FILE-VERSION':
      'Die Datei ist PDF {{measured}}, gewünscht ist höchstens PDF {{wanted}}. Wählen Sie beim Export eine ältere PDF-Version.',
    'FILE-VERSION-FEATURES':
      'Die Datei verwendet Neuerungen von PDF {{measured}}, erwartet wird höchstens PDF {{wanted}}. Wählen Sie beim Export eine ältere PDF-Version.',
    'PAGE-COUNT':
      'Die PDF-Datei hat {{measured}} Seiten, gedruckt wird eine. Wählen Sie die gewünschte Seite, oder speichern Sie sie als eigene PDF-Datei und laden Sie diese hoch.',
    'COVER-PAGES':
      'Die Seitenzahl der PDF-Datei ist {{measured}}. Ein Umschlag hat vier einzelne Seiten oder zwei Doppelseiten mit dem Rücken in der Mitte.',
    'PAGE-SIZE': 'Die Seite ist {{measured}} gross, nötig sind {{wanted}}.',
    'PAGE-BLEED-BOX':
      'Der Beschnitt fehlt oder ist zu knapp: die Seite reicht bis {{measured}}, nötig sind {{wanted}}.',
    'BOX-TRIM-MISSING':
      'Das Endformat ist in der Datei nicht angegeben; angenommen wird {{wanted}} in der Mitte der Seite.',
    'PAGE-BOX-NEST':
      'Die Angaben zu Endformat, Beschnitt und Seite passen nicht ineinander. Es gilt jeweils die kleinere Fläche.',
    'PAGE-ROTATE': 'Die Seite ist um {{measured}} gedreht.',
    'PAGE-USERUNIT': 'Die Datei verwendet einen eigenen Massstab. Exportieren Sie sie in Originalgrösse.',
    'PAGE-CROPBOX':
      'Am Bildschirm sichtbar sind nur {{measured}} der Seite (CropBox), das Endformat misst {{wanted}}. Gedruckt wird das ganze Endformat: sehen Sie sich den Probedruck an.',
    'PAGE-BLEED-CONTENT':
      'Bilder oder Flächen am Rand reichen nur {{measured}} über das Endformat hinaus, nötig sind {{wanted}}. Sonst kann beim Schneiden ein weisser Rand entstehen. Ziehen Sie sie weiter hinaus.',
    'PAGE-NEAR-TRIM':
      'Text oder ein Logo steht nur {{measured}} vom Schnitt entfernt und kann angeschnitten werden, wenn der Schnitt ein wenig abweicht. Rücken Sie, was ganz zu sehen sein soll, mindestens {{wanted}} vom Schnitt weg.',
    'PAGE-MARKS':
      'Die Datei enthält Schnitt- oder Passmarken, sagt aber nicht, wo das Endformat liegt (TrimBox). Exportieren Sie sie ohne Druckmarken oder als PDF/X.',
    'PAGE-EMPTY': 'Die Seite ist leer.',
    'PAGE-DAMAGED':
      'Ein Teil der Seite fehlt oder ist beschädigt und würde nicht richtig gedruckt. Exportieren Sie die Datei noch einmal.',
    'PAGE-DIFFERS':
      'Die Seite würde anders gedruckt, als die Datei sie zeigt: etwas würde fehlen oder anders aussehen. Entfernen Sie Notizen, Kommentare und ausgeblendete Ebenen und exportieren Sie die Datei noch einmal als PDF/X-4.',
    'CONTENT-CUT':
      'Der Inhalt der Seite bricht mittendrin ab, der Rest würde nicht gedruckt. Wahrscheinlich wurde die Datei unvollständig gespeichert oder übertragen: exportieren Sie sie noch einmal.',
    'FONT-DAMAGED':
      'Eingebettete Schriften sind beschädigt ({{names}}), der Text würde falsch oder gar nicht gedruckt. Exportieren Sie die Datei noch einmal oder wandeln Sie den Text in Pfade um.',
    'FONT-LETTERS':
      'Der eingebetteten Schrift {{font}} fehlen Zeichen, die auf der Seite stehen: {{names}}. Im Druck wären dort Lücken oder leere Kästchen. Exportieren Sie die Datei noch einmal mit der ganzen Schrift oder wandeln Sie den Text in Pfade um.',
    'IMG-DAMAGED':
      'Ein Bild ist beschädigt oder unvollständig und würde nicht richtig gedruckt. Setzen Sie es neu ein und exportieren Sie die Datei noch einmal.',
    'IMG-CONTRADICTS':
      'Ein Bild hat eine andere Grösse oder andere Farben, als die Datei angibt; je nach Gerät würde es anders gedruckt. Setzen Sie es neu ein und exportieren Sie die Datei noch einmal.',
    'IMG-NOT-EXAMINED':
      'Ein Bild ist mit {{measured}} zu gross, um geprüft zu werden. Ob es unbeschädigt ist, ist nicht bekannt: verkleinern Sie es oder sehen Sie sich den Probedruck genau an.',
    'NOT-EXAMINED':
      'Die Seite konnte nicht in allen Punkten geprüft werden ({{names}}). Vereinfachen Sie sie oder sehen Sie sich den Probedruck genau an.',
    'IMG-PPI':
      'Ein Bild hat nur {{measured}} und würde unscharf gedruckt; nötig sind {{wanted}}. Verwenden Sie ein grösseres Bild oder setzen Sie es kleiner ein.',
    'IMG-PPI-1BIT':
      'Ein Schwarz-Weiss-Bild hat nur {{measured}} und bekäme gezackte Kanten; nötig sind {{wanted}}. Verwenden Sie ein feineres Bild oder eine Vektorgrafik.',
    'IMG-PPI-PAGE':
      'Die ganze Seite ist ein einziges Bild mit {{measured}}; damit Text scharf wird, braucht es {{wanted}}. Exportieren Sie die Seite mit echten Schriften statt als Bild.',
    'IMG-OVERRES':
      'Ein Bild hat {{measured}}, mehr als {{wanted}} nützen im Druck nichts. Die Datei wird dadurch nur grösser.',
    'COL-RGB':
      'Die Datei enthält Bildschirmfarben (RGB). Gedruckt wird mit CMYK: wandeln Sie die Farben beim Export um.',
    'COL-ICC-CMYK':
      'CMYK-Farben tragen ein eigenes Farbprofil. Die Druckerei verwendet die Farbwerte unverändert; exportieren Sie am besten ohne eingebettete Profile.',
    'COL-ICC-GRAY':
      'Graue Flächen oder Bilder tragen ein eigenes Farbprofil. Gedruckt werden sie mit Schwarz; exportieren Sie am besten ohne eingebettete Profile.',
    'COL-CALGRAY':
      'Graue Flächen oder Bilder sind für den Bildschirm abgestimmt. Gedruckt werden sie mit Schwarz; wählen Sie beim Export CMYK.',
    'COL-SPOT':
      'Die Datei enthält Sonderfarben ({{names}}). Gedruckt wird nur mit CMYK: wandeln Sie sie beim Export um.',
    'COL-REGISTRATION':
      'Etwas ist in der Passerfarbe (alle Farben voll) angelegt. Verwenden Sie dafür normales Schwarz.',
    'COL-BLEND-CS':
      'Durchsichtige Teile werden nicht in CMYK gemischt. Wählen Sie als Transparenz-Farbraum CMYK und exportieren Sie die Datei noch einmal.',
    'COL-TAC':
      'Stellenweise liegen {{measured}} Farbe übereinander, höchstens {{wanted}} trocknen gut. Hellen Sie die dunkelsten Stellen auf oder wandeln Sie die Farben mit dem Profil der Druckerei um.',
    'COL-OUTPUTINTENT':
      'Die Datei ist nicht für {{wanted}} vorbereitet (angegeben: {{measured}}). Wählen Sie beim Export diese Druckbedingung.',
    'TXT-FONT-EMBED':
      'Schriften fehlen in der Datei ({{names}}). Betten Sie beim Export alle Schriften ein oder wandeln Sie den Text in Pfade um.',
    'TXT-COURIER':
      'Text ist in der Schrift Courier gesetzt. Oft ist das der Ersatz für eine fehlende Schrift: prüfen Sie den Text.',
    'TXT-SMALL-MULTI':
      'Text von nur {{measured}} ist aus mehreren Druckfarben gemischt und kann unscharf werden. Setzen Sie ihn mindestens {{wanted}} gross oder in reinem Schwarz.',
    'TXT-SMALL-WHITE':
      'Weisser Text von nur {{measured}} kann zulaufen. Setzen Sie ihn mindestens {{wanted}} gross.',
    'TXT-RICHBLACK':
      'Schwarzer Text ist aus mehreren Druckfarben gemischt ({{measured}}). Verwenden Sie für Text reines Schwarz (100 % K).',
    'LINE-HAIRLINE':
      'Linien sind nur {{measured}} dick und können im Druck verschwinden. Machen Sie sie mindestens {{wanted}} dick.',
    'OVP-WHITE-TEXT':
      'Weisser Text ist auf «Überdrucken» gestellt und würde im Druck verschwinden. Schalten Sie das Überdrucken aus.',
    'OVP-WHITE-PATH':
      'Weisse Flächen oder Linien sind auf «Überdrucken» gestellt und würden im Druck verschwinden. Schalten Sie das Überdrucken aus.',
    'OVP-GRAY':
      'Graue Teile sind auf «Überdrucken» gestellt und können anders aussehen als am Bildschirm. Schalten Sie das Überdrucken aus.',
    'OVP-BLACK-MISSING':
      'Kleiner schwarzer Text oder feine schwarze Linien sparen ihren Untergrund aus. Wenn die Druckfarben nicht ganz genau übereinander liegen, blitzt Weiss hervor.',
    TRANSP: 'Die Seite enthält durchsichtige Teile. Sie dürfen bleiben.',
    LAYERS:
      'Die Datei enthält Ebenen, die ein- und ausgeschaltet werden können. Reduzieren Sie sie auf eine Ebene und entfernen Sie, was nicht gedruckt werden soll.',
    INTERACTIVE:
      'Die Datei enthält Dinge, die nur am Bildschirm funktionieren, etwa Formularfelder, Links, Kommentare oder Anhänge. Exportieren Sie sie für den Druck.',
    'MISC-X':
      'Die Datei verwendet Befehle, die sich nicht sicher drucken lassen ({{names}}). Exportieren Sie sie als PDF/X-4.',
    'PDFX-CLAIM':
      'Die Datei gibt sich als {{measured}} aus, erfüllt die Norm aber nicht. Exportieren Sie sie noch einmal als PDF/X-4.',
  } satisfies Record<PreflightCode, string>),
};
