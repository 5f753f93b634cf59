import '@rebblatt/printed-page/pairs/plex';
import '@rebblatt/printed-page/pairs/plex.css';
