const named = {
  '--only': 'LOOKS_ONLY',
  '--lang': 'LOOKS_LANGUAGES',
  '--size': 'LOOKS_SIZES',
  '--pictures': 'LOOKS_PICTURES',
  '--seed': 'LOOKS_SEED',
}

/** What the words after `npm run looks --` ask for, as the environment the run reads. */
export function readArguments(words) {
  const environment = {}
  for (let place = 0; place < words.length; place++) {
    const word = words[place]
    if (word === '--sample') environment.LOOKS_SAMPLE = '1'
    else if (named[word] && words[place + 1]) environment[named[word]] = words[++place]
    else return { problem: `"${word}" is not understood; --sample, ${Object.keys(named).join(' …, ')} …` }
  }
  const isSize = (size) => /^\d+x\d+$/.test(size)
  if (environment.LOOKS_SIZES && !environment.LOOKS_SIZES.split(',').every(isSize))
    return { problem: 'a size is written like 1280x720' }
  const isCount = (word = '0') => /^\d+$/.test(word)
  if (![environment.LOOKS_PICTURES, environment.LOOKS_SEED].every(isCount))
    return { problem: 'pictures and seed are whole numbers' }
  return { environment }
}
