/** Sets of Pokémon TCG Pocket and a number, as its programs write them: "A1 96", "(A1a) 12", "P-A 7". */
const ofPocket = /(?:^|[ (])([AB][1-9][ab]?|P-[AB])\)? #?\d{1,3}$/

export const digitalSetIn = (written: string) => ofPocket.exec(written)?.[1] ?? null
