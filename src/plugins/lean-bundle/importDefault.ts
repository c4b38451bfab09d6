/** The one helper of tslib that @docusaurus/utils-common calls: a CommonJS module as one with a default export. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
