export interface StoredFile {
  /** Letters, digits, hyphens and one dot. */
  name: string
  bytes: Uint8Array
  /** Content type for browsers. */
  type: string
}

/** Storage of uploaded files. A name is written only once; removing a missing file is no failure. */
export interface Files {
  put(file: StoredFile): Promise<void>
  /** Returns null if there is no such file. */
  get(name: string): Promise<Uint8Array | null>
  remove(names: string[]): Promise<void>
}
