import type { CrestField, CrestRecipe, CrestShape } from './crest-recipe'

/** Team number of the feed, then letters, first and second colour, field, shape, letter colour. */
const table = `
8201,A,d01f2e,ffffff,plain,0,
8202,AV,7a1235,95c8ee,half,1,
8203,BO,c4122b,111111,stripes,1,
8204,BR,d8202f,ffffff,stripes,round,
8205,B,1866d0,ffffff,stripes,round,
8206,BU,6c1d45,9ad0ee,band,0,
8207,C,1746b0,ffffff,ring,round,1746b0
8208,CP,1c4fb0,d01f3a,stripes,0,
8209,E,1d4fa8,ffffff,plain,2,
8210,F,f4f5f7,c4122b,half,0,15181c
8211,LU,f4f5f7,1d4fa8,sash,1,1d4fa8
8212,L,b3122c,0a7a5a,band,1,ffe9a8
8213,MC,7cc4f0,ffffff,ring,round,12335a
8214,MU,c4122b,f4c430,band,0,
8215,N,15181c,f4f5f7,stripes,0,
8216,NF,d01f2e,ffffff,plain,3,
8217,S,d8202f,ffffff,stripes,2,
8218,T,f4f5f7,14204a,chevron,1,14204a
8219,WH,7a263a,6bb0e0,chevron,1,
8220,W,f2a81d,15181c,plain,3,
12002,AB,d01f2e,ffffff,stripes,2,
12003,AT,c4122b,ffffff,stripes,0,
12004,B,a3143a,1c3b8b,stripes,2,f4c430
12016,RM,f4f5f7,c9a227,sash,round,28346e
12018,S,f4f5f7,c4122b,half,1,15181c
12020,V,f2d21d,1c4da0,plain,0,
10809,I,1449b8,0c0c0c,stripes,round,
10810,J,f4f5f7,111418,stripes,1,111418
10813,M,c4122b,0c0c0c,stripes,2,
10814,N,1a8fe0,ffffff,plain,round,
10817,R,8e1f2f,f0a92a,band,1,
12904,D,f5d20a,111418,ring,round,f5d20a
12911,RL,f4f5f7,d01f3a,band,0,10213a
12912,B,111418,e0223a,half,1,
12915,FB,d4001f,ffffff,ring,round,d4001f
14208,OL,f4f5f7,1c3b8b,half,2,c4122b
14209,M,f4f5f7,2aa5e0,band,1,167ab0
14211,AM,d8202f,ffffff,sash,0,
14215,P,14306b,d01f3a,ring,round,ffffff
54201,SP,b3122c,f0b429,chevron,0,
54202,SH,1e5fd0,f4f5f7,hoops,round,
54203,CR,c4122b,f4c430,sash,3,
54204,BG,0f7a4a,f4f5f7,plain,1,
54205,ST,e0701d,14356b,band,2,
54206,ZJ,0f8a4c,ffffff,stripes,0,
76601,HN,5a2ca0,f4c430,band,1,
76602,CA,c4122b,f4c430,ring,round,7a0f1f
76603,NĐ,f2d21d,1c4da0,half,0,1c4da0
76604,TC,d8202f,ffffff,chevron,2,
200101,BC,0f7a44,ffffff,plain,round,
200113,MH,98002e,f9a01b,chevron,round,
200116,DN,0e2240,fec524,band,round,
200121,GS,1d428a,f4c430,ring,round,1d428a
200123,LA,552583,f4b01e,band,round,
200124,PS,e56020,1d1160,half,round,
200301,LN,1c4da0,e0223a,band,round,
200302,GD,d01f2e,f4f5f7,hoops,round,
200303,ZJ,13a06f,f4f5f7,half,round,
200304,XJ,c4122b,f4c430,sash,round,
`

const recipes = new Map<string, CrestRecipe>(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', letters = '', first, second, field, shape, letterColour] = line.split(',')
      const recipe: CrestRecipe = {
        letters,
        first: `#${first}`,
        second: `#${second}`,
        field: field as CrestField,
        shape: shape === 'round' ? 'round' : (Number(shape) as CrestShape),
        ...(letterColour ? { letterColour: `#${letterColour}` } : {}),
      }
      return [id, recipe]
    }),
)

/** Recipe of a team whose crest was drawn by hand; every part of the page draws it the same from the number alone. */
export const drawnCrest = (id: string | number): CrestRecipe | undefined => recipes.get(String(id))
