import type { Typefaces } from '../advance-widths.ts';

/** IBM Plex Serif and IBM Plex Sans, scaled for print. What they lack is taken from the usual typefaces. */
export const plex: Typefaces = {
  text: "'IBM Plex Serif',Newsreader,serif",
  small: "'IBM Plex Sans','Schibsted Grotesk',sans-serif",
  text400:
    '5k6p9xgme5ltgz5r7v7vakec6e9e6e8recececececececececec6w6wecececbnm2geg0figvfbeyh8it8aaxgwe7kuilh4eyh4' +
    'g2e2flhkfvn4fzf5f86s8q6secdhecd2eaccejct86d0ex7j79dy76msfadheneaalbo8gescrikdecrc57t747tec5k6pcce1el' +
    'f374e9ecil9hc7ec00bcecb5ec8a8aecesfb7rec8m9pc7lillk8bnmsgvech4eyfgjodjecdhead1ejgvejctitex7jjgezdye7' +
    '76e785e77dl3ilf2o5lv8gfl8krsrsrse1ip6e6e6eb1b1b19yj87979esgth8',
  text500:
    '5k6zamg1e6lyhc5y8181c3ec6i9h6i9decececececececececec6z70ecececbzlugjgdfohefif4hsj38obihkehl3iqhlfjhl' +
    'gpegg6hxg6nqglfnfe7e9d7eecdgecd8ekcjesd28mdef67q7fe97fmwfhdoevelb3bv8mf3d4jjdqd5c78c7y8cec5k6zcqe3fa' +
    'fk7ydxecisa3cmec00bcecb6ec8c88ecf3f87zec8i9zcmkplbjebznhheechlfmg4jvdqecdoeld7esheesd2j3f67qk6f5eleh' +
    '7feh9ceh7llziqfdojlv8mg68trsrsrse3ir6i6i6ibpbpbq9zji7f7fethnhv',
  small400:
    '6p82bvk7gyqajo6v9i9icrh07pbb7pavh0h0h0h0h0h0h0h0h0h08a8ah0h0h0djp9i6iihlj0gjfujpk1bceghze7n0k1k2h6k2' +
    'i5ghg7j8h9p9hdgtgg8zav8zh0g0h0f5gge9ggfk96ezg37373ey7poqg3fvggggaedt9yg3dylrede5d59q8w9qh06p82ekgvhc' +
    'h58wgmh0m0bbejh000dih0d9h09t9th0g8ih99h0a6baejo0opncd8ppj3h0k2h6i5ohfqh0g3ggf5h3j3gjfkk7g373iae2eye7' +
    '7re7a5ee7wmzk1g3rxqe9ygia47w3crsgom47q7q7rdgdfdgb8mr8m8mhqinju',
  small600:
    '6p8rdcilh0r7k77d9k9kfrh08hbe8hceh0h0h0h0h0h0h0h0h0h09191h0h0h0dzphj1isi7jjh0gdk6kdbzfgj8ern5kdk6i6k6' +
    'ithbggjji3qwikhxgz9cce9ch0fuh0fuh0ejh0ft9xfggo7s7sfx8cp6gofyh0h0b5e5algoeun7ffeue8aaaoaah06p8rfcgmhn' +
    'i2aog9h0mbcbfgh000d9h0dah09u9sh0gtiz9wh09vbzfgntogngdsqxjoh0k6i6j7ohgph0g6h0fuiojoh3ftkngo7siifgfxer' +
    '9ierbxf28lohkdgos6psapgqat8k3crsgom48a8a8deneneqbwom8v8vhrhskg',
  uneven: {
    text400: { ĝ: 470, ğ: 470, ġ: 470, ģ: 470 },
    small400: { ĝ: 542, ğ: 542, ġ: 542, ģ: 542 },
    small600: { ĝ: 564, ğ: 564, ġ: 564, ģ: 564 },
  },
};
