import '@rebblatt/printed-page/pairs/garamond';
import '@rebblatt/printed-page/pairs/garamond.css';
