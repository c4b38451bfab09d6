// Replaces the component of @docusaurus/theme-classic 3.10.2, whose bar does not say which section is read, and whose list
// always opens at its top.
export {ContentsBar as default} from '../../../../components/ContentsBar';
