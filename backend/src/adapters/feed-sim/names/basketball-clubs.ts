/** Columns as in the football lists. */
export const basketballClubs = `
nba|BOS|Boston Celtics|凯尔特人||8|BC,0f7a44,ffffff,plain,round,
nba|BKN|Brooklyn Nets|篮网||2|
nba|NYK|New York Knicks|尼克斯||7|
nba|PHI|Philadelphia 76ers|76人||2|
nba|TOR|Toronto Raptors|猛龙||2|
nba|CHI|Chicago Bulls|公牛||2|
nba|CLE|Cleveland Cavaliers|骑士||7|
nba|DET|Detroit Pistons|活塞||2|
nba|IND|Indiana Pacers|步行者||2|
nba|MIL|Milwaukee Bucks|雄鹿||5|
nba|ATL|Atlanta Hawks|老鹰||2|
nba|CHA|Charlotte Hornets|黄蜂||2|
nba|MIA|Miami Heat|热火||2|MH,98002e,f9a01b,chevron,round,
nba|ORL|Orlando Magic|魔术||2|
nba|WAS|Washington Wizards|奇才||2|
nba|DEN|Denver Nuggets|掘金||8|DN,0e2240,fec524,band,round,
nba|MIN|Minnesota Timberwolves|森林狼||6|
nba|OKC|Oklahoma City Thunder|雷霆||9|
nba|POR|Portland Trail Blazers|开拓者||2|
nba|UTA|Utah Jazz|爵士||2|
nba|GSW|Golden State Warriors|勇士||6|GS,1d428a,f4c430,ring,round,1d428a
nba|LAC|LA Clippers|快船||2|
nba|LAL|Los Angeles Lakers|湖人||7|LA,552583,f4b01e,band,round,
nba|PHX|Phoenix Suns|太阳||2|PS,e56020,1d1160,half,round,
nba|SAC|Sacramento Kings|国王||2|
nba|DAL|Dallas Mavericks|独行侠||5|
nba|HOU|Houston Rockets|火箭||6|
nba|MEM|Memphis Grizzlies|灰熊||2|
nba|NOP|New Orleans Pelicans|鹈鹕||2|
nba|SAS|San Antonio Spurs|马刺||2|
cba|LND|Liaoning|辽宁||8|LN,1c4da0,e0223a,band,round,
cba|GDT|Guangdong|广东||8|GD,d01f2e,f4f5f7,hoops,round,
cba|ZJG|Zhejiang Guangsha|广厦||8|ZJ,13a06f,f4f5f7,half,round,
cba|XJF|Xinjiang|新疆||6|XJ,c4122b,f4c430,sash,round,
cba|BJD|Beijing Ducks|北京||6|
cba|SHS|Shanghai Sharks|上海||6|
cba|SDH|Shandong|山东||5|
cba|SXL|Shanxi|山西||5|
cba|ZJC|Zhejiang Chouzhou|浙江||2|
cba|GZL|Guangzhou|广州||2|
cba|SZL|Shenzhen|深圳||2|
cba|QDE|Qingdao|青岛||2|
cba|JLT|Jilin|吉林||2|
cba|BJR|Beijing Royal Fighters|北控||2|
cba|TJP|Tianjin|天津||2|
cba|JSD|Jiangsu|江苏||2|
cba|NJT|Nanjing Tongxi|同曦||2|
cba|FJS|Fujian|福建||2|
cba|SCJ|Sichuan|四川||2|
cba|NBO|Ningbo|宁波||2|
`
