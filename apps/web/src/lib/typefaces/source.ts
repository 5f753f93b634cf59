import '@rebblatt/printed-page/pairs/source';
import '@rebblatt/printed-page/pairs/source.css';
