import type { Typefaces } from '../advance-widths.ts';

/** Source Serif 4 and Source Sans 3, scaled for print. What they lack is taken from the usual typefaces. */
export const source: Typefaces = {
  text: "'Source Serif 4',Newsreader,serif",
  small: "'Source Sans 3','Schibsted Grotesk',sans-serif",
  text400:
    '5t729bcucomsht4g8v8vb7d27e7u7e8ccycycycycycycycycycy7e7ed2d2d2a4kehffzg7i2flezhojw979bhdf4mvisi1f6i1' +
    'gvdbfgijhcokgfgbec878c87d2ck9sd8f5cqf0d191dmfo827fej82ncfqe6f7epb5bd8sfde6kgdxecbz8s738sd25t72cocpc9' +
    'co73c39sih97d7d200b99s8fd29b9b9sf3en7e9s9b9sd7m2msm2a4ndi2d2i1f9fek8dtd2e6eud8f6i2f0d1jxfo82rsrsejf4' +
    '82f482f482kdisfqnqme8sio9n8s32rsckjw5i5i5iararar7gk77f7fcojeh7',
  text500:
    '5o7d9ud3cxn0hx4r9494b7d87g807g8md5d5d5d5d5d5d5d5d5d57g7gd8d8d8abkshfg5g7i5fkeyhpju9b9hhkf3mtini3fei3' +
    'h2difoiihborgigbee8g8m8gd8cq9sddf9ctf4d492dtfs847jes85nffteafceubdbi8vfie6kme4eec38v788vd85o7dcxcyci' +
    'cx78cc9sif9bdld800bb9s8fd89f9f9sf6ey7g9s9f9wdlm9n0m9abn8i5d8i3fffqkadyd8eaf1ddfbi5f4d4jvfs84rsrsesf3' +
    '87f38if385kkinftnqmb8vj2a68v32rscqk25m5m5mb0azaz7nkj7p7pcxjnhf',
  small400:
    '608ocsexexoqia7h9393cjex7h9c7haiexexexexexexexexexex7h7hexexexcrpfgahnh5igfteuiijk7wedhdelltjfjxgzjx' +
    'h3g1g3jdfgnlfeeag693ai93exf0g9f4gldognew8rf4gc7e7fev7novgfg9gngnafcla5gce0lldee0cr937893ex608oexexex' +
    'ex78exg9mcadcvex00cpg99xexb0b0g9gvgt7hg9b0aycvnfo9nwcrooj6exjxhihancgcexg9gnf4h7j2gvewkrgq7ffsesevel' +
    '7yelavf08yn3j2gfpfp6a5g3a58530rseeo07h7h7hcscscs94sg8585exj4k0',
  small600:
    '609gehfefep8j6899q9qd5fe899o89acfefefefefefefefefefe8989fefefedcq9grhxhairg5fbiujw8heuhxf2mdjqk8hhk8' +
    'hrgdgejng3o0g8f1g79qac9qfef0ghfhgwdvgxf89ifmgr7v7wfo85pagtghgxgxb7cxaugoevmgefevda9q7n9qfe609gfefefe' +
    'fe7nfeghmfakdnfe00daghagfeb6b6ghhchz89ghb6b3dnnvoto8dcp1jjfek8i0i4negkfeghgxfhhujdgxf8l3gz7vgyfqfof2' +
    '8rf2c9fo9vobjjgtpsowaugeau8r30rseeo0898989eheheh9rsx8h8hfejtkl',
  uneven: {
    text400: { Ĭ: 338, ĭ: 280 },
    text500: { Ĭ: 354 },
    small400: { À: 588, Á: 588, Â: 588, Ã: 588, Ä: 588, Å: 588, Ā: 588, Ă: 588, Ą: 588, ŵ: 775 },
    small600: { Ñ: 708, Ń: 708, Ņ: 708, Ň: 708 },
  },
};
