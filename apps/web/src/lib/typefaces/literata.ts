import '@rebblatt/printed-page/pairs/literata';
import '@rebblatt/printed-page/pairs/literata.css';
