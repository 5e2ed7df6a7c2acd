export interface StoredFile {
  /** It has letters, digits, hyphens and one dot. */
  name: string
  bytes: Uint8Array
  type: string
}

/** A name is written only once; removing a missing file is no failure. */
export interface Files {
  put(file: StoredFile): Promise<void>
  get(name: string): Promise<Uint8Array | null>
  remove(names: string[]): Promise<void>
}
