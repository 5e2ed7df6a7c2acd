/** Sets of Pokémon TCG Pocket and a number, as its programs write them: "A1 96", "(A1a) 12", "P-A 7". */
const ofPocket = /(?:^|[ (])([AB][1-9][ab]?|P-[AB])\)? #?\d{1,3}$/

/** Returns the set of an app that the end of a line names, whose cards nobody can buy on paper. */
export const digitalSetIn = (written: string) => ofPocket.exec(written)?.[1] ?? null
