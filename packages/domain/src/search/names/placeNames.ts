import { toWords } from '../../text/foldText.ts';

/**
 * The names of places in Bangladesh. Each line has the names of one place: the English name, other spellings and
 * abbreviations, and the Bangla name. A name is one word, because the search compares words.
 */
const sameNames = `
agargaon আগারগাঁও
agrabad আগ্রাবাদ
azimpur আজিমপুর
badda বাড্ডা
bagerhat বাগেরহাট
banani বনানী
bandarban বান্দরবান
baridhara বারিধারা
barishal barisal বরিশাল
basabo বাসাবো
bashundhara বসুন্ধরা
bazar bazaar বাজার
bhola ভোলা
bogura bogra বগুড়া
brahmanbaria ব্রাহ্মণবাড়িয়া
cantonment ক্যান্টনমেন্ট
chandpur চাঁদপুর
chattogram chittagong ctg চট্টগ্রাম চিটাগাং চিটাগং
chuadanga চুয়াডাঙ্গা
cox কক্সবাজার কক্স
cumilla comilla কুমিল্লা
demra ডেমরা
dhaka ঢাকা
dhanmondi ধানমন্ডি ধানমণ্ডি
dinajpur দিনাজপুর
farmgate ফার্মগেট
faridpur ফরিদপুর
feni ফেনী
gabtoli গাবতলী গাবতলি
gaibandha গাইবান্ধা
gazipur গাজীপুর
gopalganj গোপালগঞ্জ
gulistan গুলিস্তান
gulshan গুলশান
habiganj হবিগঞ্জ
halishahar হালিশহর
jamalpur জামালপুর
jashore jessore যশোর
jatrabari যাত্রাবাড়ী যাত্রাবাড়ি
jhalokati ঝালকাঠি
jhenaidah ঝিনাইদহ
joypurhat জয়পুরহাট
keraniganj কেরানীগঞ্জ
khagrachhari খাগড়াছড়ি
khilgaon খিলগাঁও
khilkhet খিলক্ষেত
khulna খুলনা
kishoreganj কিশোরগঞ্জ
kurigram কুড়িগ্রাম
kushtia কুষ্টিয়া
lakshmipur লক্ষ্মীপুর
lalbagh লালবাগ
lalmonirhat লালমনিরহাট
madaripur মাদারীপুর
magura মাগুরা
malibagh মালিবাগ
manikganj মানিকগঞ্জ
meherpur মেহেরপুর
mirpur মিরপুর
mohakhali মহাখালী
mohammadpur মোহাম্মদপুর
motijheel মতিঝিল
moulvibazar মৌলভীবাজার
munshiganj মুন্সীগঞ্জ
mymensingh ময়মনসিংহ
naogaon নওগাঁ
narail নড়াইল
narayanganj নারায়ণগঞ্জ
narsingdi নরসিংদী
nasirabad নাসিরাবাদ
natore নাটোর
nawabganj নবাবগঞ্জ
netrokona নেত্রকোণা নেত্রকোনা
nilphamari নীলফামারী
noakhali নোয়াখালী
old পুরান পুরানো
pabna পাবনা
pahartali পাহাড়তলী
panchagarh পঞ্চগড়
panchlaish পাঁচলাইশ
patuakhali পটুয়াখালী
pirojpur পিরোজপুর
rajbari রাজবাড়ী
rajshahi রাজশাহী
ramna রমনা
rampura রামপুরা
rangamati রাঙামাটি রাঙ্গামাটি
rangpur রংপুর
sadar সদর
satkhira সাতক্ষীরা
satmatha সাতমাথা
savar সাভার
sector সেক্টর
shariatpur শরীয়তপুর
sherpur শেরপুর
shyamoli শ্যামলী
sirajganj সিরাজগঞ্জ
sunamganj সুনামগঞ্জ
sylhet সিলেট
tangail টাঙ্গাইল
tejgaon তেজগাঁও
thakurgaon ঠাকুরগাঁও
tongi টঙ্গী
uttara উত্তরা
wari ওয়ারী
zindabazar জিন্দাবাজার`;

const namesByWord: ReadonlyMap<string, readonly string[]> = new Map(
  sameNames
    .trim()
    .split('\n')
    .map(toWords)
    .flatMap((names) => names.map((name) => [name, names] as const)),
);

/** Returns a word of a location, and the other names of the same place: its Bangla name, or an older spelling. */
export const namesOfPlace = (word: string): readonly string[] => namesByWord.get(word) ?? [word];
