import '../pairs/garamond.ts';
import '../pairs/literata.ts';
import '../pairs/plex.ts';
import '../pairs/source.ts';
