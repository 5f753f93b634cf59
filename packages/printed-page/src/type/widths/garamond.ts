import type { Typefaces } from '../advance-widths.ts';

/** EB Garamond and Libre Franklin, scaled for print. What they lack is taken from the usual typefaces. */
export const garamond: Typefaces = {
  text: "'EB Garamond',Newsreader,serif",
  small: "'Libre Franklin','Schibsted Grotesk',sans-serif",
  text400:
    '5y7g9tdxd4jcmh5y9d9da4hj6u856ubveaeaeaeaeaeaeaeaeaea7d6sgngugnb6m9kkhgl4mfgrf8loo3a4a4k9hdqsnjmogfmo' +
    'l7dujxlyjzr8l0h6hx9ubv9uevev5ybvfbc3f1bl9gcxfb7a6qdy75n4fpeqfffj9x9m9cfod1kdcsd1b7b67qb6ev5y7gckekf1' +
    'gy7qbw8xjs98hphu00js8x8mhj8x8g5yfzhp5y5y7p97hpjjlbiub6pxmfhumzgmezgkehhjeff0bvffmff1beo3ff7ak8dre3hd' +
    '7khd9xhd8ci4mwf9s5mj9cjxag7r2zrsgcs8777777cfcfcfackebfbfl0vpks',
  text500:
    '6c7uaje3dbjvmx6c9999aaho718l71bxeseseseseseseseseses7q6zgghhggbemlkvhvl4mjgwflllnzacael4heqynqmngzmn' +
    'lpe4k7m0kcsclhhzhva4bxa4f0ft6ccafmc5fkbw9wdmfs7t75er7mnfg3etfrfoara09yfwdil3dkdhbub57xb5fc6c7ucofef2' +
    'ht7xcc9hjy9nhki300jz9h98hn9c8k6cg7i16i6q7m9dhkjflcj4beqbmjh8mvgyfsh9eshnelfgcag2mjfkbrnzfv7tkseof7he' +
    '84heaohe8fipn3foskmk9yk7av867arsh8sc767676cococoaml0bbbblcwulj',
  small400:
    '5y6sbdgrgtpglm6o7y7yakfh5wal5t9ij4cxgnhti1i6idgnikia5t6df4fhf4ejn6k7jfjnk2hggpkjkf82bmjhgqp6l1l8j6l9' +
    'jchthxjpjnt1j4irhj7z9i7zd8ee7xf8gnf2gng5ajgqg86n6nfo6np6g8gnglgnane8arg3f7m4f4eqde8h798hfs5y6sfih3ex' +
    'gx79dk6yn2b4cefh00f58scwfhckcz7xg3fl5l65a7bfceorqepwecs0k7f0k9j9gwpngnfig7gjf8gnk7gxg5kcg96njnd9fogq' +
    '6ngq9bgq7og8l1gbv8rparhxarrs8mrsfiog666666b2b3b38nkt7f7ggopvk9',
  small600:
    '5t75chgrhqpzmq6t8g8gc4fy6nak6l9xjhdqhgiairilith0iuir6l6xfqfyfqesn6l0jvjzklhxh9krkq8ic5k9h7pyl2lejmlg' +
    'jtihiljxk4trjvjvig8i9x8id7ev8bfiguf8gug8ayhagg7474ge75pegggngtgubfekblgcfomjfzfee29l739lgj5t75fihnfm' +
    'ht73dw8yn2azd5fy00f5a1cwfyckcz8bgcgd6g6va7b7d4por6rcentbkxfokwjthnphgnfzgfgrfigukxh4g8l3gi74kne8geh7' +
    '75h7ahh78nggl2gkvbr3blilblrsbtrsfzoz6i6i6icacdcd95nc7u7vhmr9km',
  uneven: { text400: { Ę: 572, Ņ: 824 }, text500: { Ę: 583, Ņ: 831, Ş: 505, Ș: 505 } },
};
