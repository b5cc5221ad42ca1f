/** Number of a national team, then its two colours. */
const table = `
101,0f7a44,c4122b
102,0f7a44,f4c430
103,d01f2e,14306b
104,d01f2e,14306b
105,d01f2e,ffffff
106,1c3b8b,f4c430
107,7a1235,ffffff
108,d01f2e,ffffff
109,f4c430,0f8a4c
110,c4122b,0f7a44
111,1c3b8b,d01f2e
112,1c4da0,ffffff
113,14306b,d01f2e
114,d01f2e,1c4da0
115,f4c430,0f7a44
116,d01f2e,ffffff
117,f4f5f7,111418
118,1c4da0,f4c430
119,ee7722,0f8a4c
120,f4c430,1c3b8b
121,ee7722,14306b
122,14306b,ffffff
123,f4c430,1c4da0
124,d01f2e,ffffff
125,c4122b,f4c430
126,c4122b,111418
127,f4f5f7,0f8a4c
128,f4f5f7,111418
129,c4122b,f4c430
130,1c4da0,d01f2e
131,0f7a44,ffffff
132,8ac3ee,ffffff
133,14306b,d01f2e
134,0f8a4c,f4c430
135,0f7a44,ffffff
136,c4122b,14306b
137,8ac3ee,ffffff
138,f4f5f7,0f8a4c
139,d01f2e,ffffff
140,c4122b,111418
141,b3122c,0f7a44
142,2a7fd4,f4c430
143,2a7fd4,0f8a4c
144,f4c430,1c3b8b
145,f4f5f7,d01f2e
146,d01f2e,ffffff
147,f4c430,0f7a44
148,d01f2e,1c4da0
`

const colours = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', first = '', second = ''] = line.split(',')
      return [id, { first: `#${first}`, second: `#${second}` }] as const
    }),
)

/** What a national team plays in; its crest is the flag. */
export const nationColours = (id: string | number): { first: string; second: string } | undefined =>
  colours.get(String(id))
