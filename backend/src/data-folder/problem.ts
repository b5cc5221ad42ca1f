/** A change that loses nothing. */
export type Repair =
  /** Of the problem's own file, unless another one is named. */
  | { do: 'write'; bytes: Uint8Array; path?: string }
  | { do: 'make-folder' }
  /** Closes a file or folder, with all below it, to other users. */
  | { do: 'close' }

/** Something in a data folder that is not as it should be. */
export interface Problem {
  path: string
  /** The rest of a sentence that begins with the path: `is missing`, `has 12 bytes instead of 8192`. */
  what: string
  /** What becomes of the site with it: `stops` it never starts so, `hurts` it runs and something in it does not. */
  weight: 'stops' | 'hurts'
  /** Sentences for a person: what it means and what to do. */
  wayOut: string
  repair?: Repair
}

const shown = 5

export const sentenceOf = ({ path, what }: Problem): string => `${path} ${what}.`

/** A data folder that is damaged or half there: nothing is begun on it and nothing in it was changed. */
export class DataFolderDamaged extends Error {
  constructor(
    readonly dataDir: string,
    readonly problems: readonly Problem[],
  ) {
    const rest = problems.length - shown
    super(
      [
        `The site does not start on the data folder ${dataDir}: something in it is damaged, and nothing was begun anew.`,
        ...problems.slice(0, shown).map((problem) => `  ${sentenceOf(problem)} ${problem.wayOut}`),
        ...(rest > 0 ? [`  … and ${rest} more.`] : []),
        'Ways out:',
        '  npm run doctor               says all that is wrong and what can be done; with "-- --repair" it does what loses nothing',
        '  npm run restore -- --from …  brings a backup back, into another folder (DATA_DIR)',
      ].join('\n'),
    )
    this.name = 'DataFolderDamaged'
  }
}
