import remarkPictures, {type Options} from '../remark/pictures';

const options: Options = {baseUrl: process.env.BASE_URL ?? '/'};

/** For `beforeDefaultRemarkPlugins`: Docusaurus's own plugins would take the images over. */
export const pictures: [typeof remarkPictures, Options][] = [[remarkPictures, options]];
