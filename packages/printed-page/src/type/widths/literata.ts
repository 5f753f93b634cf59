import type { Typefaces } from '../advance-widths.ts';

/** Literata and Work Sans, scaled for print. What they lack is taken from the usual typefaces. */
export const literata: Typefaces = {
  text: 'Literata,Newsreader,serif',
  small: "'Work Sans','Schibsted Grotesk',sans-serif",
  text400:
    '4s7o98g2dekbjd5m7y7yaqdx7u8g7ya7dxdxdxdxdxdxdxdxdxdx7y7udxdxdxcvkahifrgpiaf7eohyk29sdbi0f7nyjwi6eei6' +
    'hbeahljchmq1gvh2fo7ya77ydxb8bycweibxemce98dcfs7y7eej80n5fse0erecbbat9nf5e3kidkdqbm8wa18wdx4s7obqd5cv' +
    'gpa1erbyj0a1budx00bnby7udx9ha3byepdt7yby7qa7bslrmrmscvnsiadxi6eeg6j7dsdxe0eccwgiiae6ceiufs7yn3fbehf7' +
    '9of78zf780itjwfaptln9nhl9nrs30rsbynw7u7u7uckck9z8vl37d7bgdo0ht',
  text500:
    '4s7s9mg7dokqjj5s8484aqdx7t8c7yaodxdxdxdxdxdxdxdxdxdx7y7tdxdxdxd0l0hog0gsidffevi2k29tdgi8fantjxiaesic' +
    'hgefhoj5hsq6h9hbfx84ao84dxb8byd6etc9ezcr9jdpg0877lf087ndg2eaf3enbub69wfgeckudte0bz8va78vdx4s7uc6dkd0' +
    'h2a7esbyjba9c7dx00boby86dx9ma3byf3e77yby7tafc6mgningd0o3iddxiaetgujjdzdxeaepd6h4idelcrj1g087nafsf0fa' +
    'a6fa8zfa8cj9jxflpwly9nho9wrs30rsbynw7o7o7pclclaf90le7g7fggp4i6',
  small400:
    '9076angvgfmlgg669898f3fy71dg71bjgfaafefeg4fdg2etg9ga7t7tfyfyfyebpahfh8i4j1gug4j4jd7teyhbfsmjjdjrg4jr' +
    'hkgxfyiph4pdfvf3gm97bj97ese8d7eygkesgkf8ade1gc7171ez83p5gcfugkgkasdxb2gadqm2e2dme3996f99e9906zezgdhk' +
    'gd6ffsd7lna3d0fy00lnd7c5fy9n9kfugfhc5zd76e9id0ktmknze6p6jgfyjrgkganmgdfyfugkeyh6jggmf8jdgc71mre1ezfs' +
    '8bgbargl9tk1jdgcsipwb2fyb26v5drshjqr6q6q6qbpbpbpbcmy8c8cihlchp',
  small600:
    '837obdhogqnzgu6g9x9xfdfy7fdr7fc1gsazflfkgpfdg6flggga7x7xfyfyfyfeouhphqi1izgpg5j3ji86fthxfvnijijkh2jk' +
    'hyh0griqhopzgwgjgp9wc19wfne8d7f5gkewgkfaareigc7g7gfw8foygcftgkgkb5e0bcgbefn4f1efdtaf7paff7837kf3geh8' +
    'h57pg7d7kub1ekfy00kud7cqfya39ueugfiv6rd77bakekm7o0oqfboojjfyjkhcgsnfg4g9ftgkf5i1jjglf9jigc7go0ewfwfv' +
    '9lgqc9h8aelijigcrzp9bcgrbd7y5crshzqn7e7e78dbdbd2bcnx8s8siilgia',
  uneven: {
    text400: { ĝ: 450, Į: 308, ĵ: 260, ų: 529 },
    text500: { Ã: 633, ĝ: 468, Į: 317, ĵ: 268, ų: 544 },
  },
};
