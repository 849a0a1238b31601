import { join } from 'node:path';
import ts from 'typescript';

/** TypeScript's errors for unused code. They are ignored, because a mutation may remove the only use of a name. */
const unused = new Set([6133, 6192, 6196, 6198]);

export type Compiler = {
  /** Reads an unchanged file, and returns its source with the type checker for it. */
  read(path: string): { source: ts.SourceFile; checker: ts.TypeChecker };
  /** Whether a file would still compile with this text. */
  accepts(path: string, text: string): boolean;
};

/**
 * Opens the repository with TypeScript and the configuration of `npm run types`. Changes no file: new texts stay in
 * memory.
 */
export const openCompiler = (root: string): Compiler => {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error('There is no tsconfig.json to read.');
  let changed: { path: string; text: string } | null = null;
  let version = 0;
  const textOf = (path: string) => (changed?.path === path ? changed.text : ts.sys.readFile(path));
  const { useCaseSensitiveFileNames, ...system } = ts.sys;
  const service = ts.createLanguageService({
    ...system,
    useCaseSensitiveFileNames: () => useCaseSensitiveFileNames,
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (path) => (changed?.path === path ? `${version}` : 'as it is'),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  });
  return {
    read: (path) => {
      const program = service.getProgram();
      const source = program?.getSourceFile(path);
      if (!program || !source) throw new Error(`TypeScript does not know ${path}.`);
      return { source, checker: program.getTypeChecker() };
    },
    accepts: (path, text) => {
      version += 1;
      changed = { path, text };
      const problems = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
      changed = null;
      return problems.every(({ code }) => unused.has(code));
    },
  };
};
