/** The most used passwords that are long enough to be accepted here, in lower case. */
export const commonPasswords = new Set(
  `
  1234567890 12345678910 123456789a 1234567891 0123456789 0987654321 123123123123 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx3edc qazwsxedcrfv qwertyuiop qwerty12345 qwerty123456 qwer1234tyui asdfghjklç asdfghjkl123 zxcvbnm123
  password12 password123 password1234 passw0rd123 senha12345 senha123456 senhasenha minhasenha minhasenha1 minhasenha123
  mudar12345 mudar123456 teste12345 teste123456 acesso12345 admin12345 administrador iloveyou12 iloveyou123 abcdefghij
  abcd123456 abc1234567 a123456789 brasil1234 brasil12345 brasil2014 brasil2022 brasil2024 brasil2025 brasil2026
  flamengo10 flamengo123 flamengo1981 flamengo2019 corinthians corinthians1 corinthians123 palmeiras1 palmeiras123
  saopaulo123 saopaulofc vascodagama vasco12345 gremio12345 botafogo123 fluminense fluminense1 cruzeiro123 santos12345
  internacional atletico123 deusefiel1 deusefiel123 jesuscristo jesusteamo jesus12345 jesuseamor felicidade familia123
  minhavida1 meuamor123 teamomuito eusouodeus obrigadosenhor pokemon123 pokemon1234 pokemon151 charizard1 charizard123
  pikachu123 pikachu1234 yugioh1234 magicmagic bracards123 bracards1234 cartascartas superman123 computador computador1
  `
    .trim()
    .split(/\s+/),
)
