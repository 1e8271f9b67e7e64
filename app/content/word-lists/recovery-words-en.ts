/**
 * English recovery words, compiled by the criteria of EFF's list: 3 to 9 letters, well known and not offensive. No word
 * is the beginning of another or within one edit of another (tests/unit/recovery-words.test.ts). The order does not
 * matter. Removing a word locks out the members who have it: only add words.
 */
export const englishRecoveryWords = `
abacus academy accept account acorn acrobat adapt address adjust admire adverb advice aerial affix
afford agency airport alarm album alcove alert alfalfa algebra allow almanac almond aloft alphabet
alpine already also always amaze amber amplify analyze anchor anchovy ancient animal ankle another
answer antelope antenna anthem antique anybody anyway apology apparel appear applaud apple approve
apricot april apron aquarium aquatic archer archive arctic arena argue armchair aroma arrange arrive
arrow article artist ascend ashore aside asleep aspect asphalt assist assume athlete atlas atom
attend attic auburn audio august author autumn avenue average aviator avocado avoid awake award
awning axis axle azalea baboon backpack badger bagel baggage baker balance balcony ballad ballet
balloon banana bandage banjo banner banquet barber barcode bargain barley barn barrel bashful basil
basket bassoon bathtub battery bayou bazaar beach beacon beagle become bedroom beehive beetle before
begin behave behind belfry believe beret berry beside betray beware beyond bicycle binder bingo
biology birch biscuit bishop bison bistro blanket blazer blend blimp blink blossom blouse blueberry
bluff boardwalk bonsai bookcase boomerang border borrow botany bottle bottom boulder bounce bouquet
bowtie boxcar bracelet branch brass brave bread breath breeze brick bridle brief bright broccoli
bronze broom broth brownie brush bubble bucket buddy budget buffalo buffet bugle bulldog bumper
bundle bunny bureau burger burlap business busy butler button buzzer bypass cabbage cabin cactus
cadet cafeteria calcium calendar calico calm camel camera campfire campus canal candid canoe canopy
canvas canyon capital caramel caravan carbon cardboard career cargo carnival carpet carrot cartoon
carve cashew castle casual catalog catfish cauldron cedar ceiling celery cello cement census center
ceramic cereal certain chalk chamber champion channel chapter charcoal chariot charm cheddar cheer
cheese cherry chess chestnut chicken chime chimney chipmunk chisel chocolate choice choir chorus
chowder cider cinema cinnamon circle circus citizen clasp classic clay clerk clever client cliff
climate climb cloak closet cloudy clown clumsy cluster coach coast cobalt cobbler cobra cocoa
coconut coffee collar college collie colony column comedy comet comfort comma common compass compost
condor confetti cookie cool copper corner cosmos cottage cotton council country couple coupon
courage cousin coyote cozy crab cradle craft crater crawl cream credit creek crest cricket crimson
crisp critic crocodile crouch crow cruise crumb crystal cube cuckoo cucumber cuddle culture cupboard
curious curl curry cushion custard custom cycle cymbal cypress daffodil dahlia daisy dancer
dandelion daring darkroom database dawn daylight dazzle dealer debate debut decade decimal deck
decorate deer defend degree delicate delta deluxe demand denim depart deposit depth deputy derby
desert design desire desktop detail detour diagram dialog diamond diary diesel digest digital dilute
dimple dinner dinosaur diploma direct discover dish display distant diver divide dizzy document
doily dolphin domain donkey doorbell double dough dozen dragonfly drama drawer drift drill drink
drop drum dryer duckling dune duplicate durable durian dusk dustpan dwell dynamic eager early
earring earth easel easily eastern easy echo eclair eclipse ecology edge edible editor educate
effect effort eggplant either elastic elbow elder elegant elevator eleven elk embark emerald emerge
emotion empire employ empty emu enable enamel encore energy engage engine enjoy enough enrich enroll
ensemble ensure entire entrance entry envelope epoch equal equator equip eraser errand escape escort
essay estate eternal evening event evergreen evidence evolve exact example excite exhibit exit
exotic expand expert explore expose express extend extra eyebrow fabric facade factory faculty faith
falcon family famous fancy farmer fashion fasten fathom faucet favor feast feather february fence
fern fertile festival fetch fiber fiction fiddle field figure filing fillet filter final finch
finish firefly fireplace firm fiscal fishbowl five fixture flag flair flamingo flannel flask fleece
flight flint float flock floor flop florist flower fluent fluffy flush flute flyer foam focus foggy
folder folklore follow fondue football forest format fortune forum fossil fountain fox fragile frame
freckle freedom fresh friday friend fringe frog frost frozen frugal fruit fuel fulfill funnel
furniture furrow future fuzzy gable gadget galaxy gallery gallon garage garden garland garlic
garment gather gauge gazelle general genius genre gentle genuine geometry gerbil geyser giant giggle
ginger giraffe glacier glad glance glass glaze gleam glider glitter globe glory glue gnome goat
goblet golden goldfish gondola goose gopher gorilla gospel gourmet govern grace grain granite graph
gravel gravity gravy green griddle grip grocery ground group grove growth guard guava guess guide
guitar gummy guppy gust gymnast gypsum habit haircut half halibut hallway hamlet hammer hamster
handle handsome hangar happen happy harbor hardware hardy harmony harness harp harvest hatchet
havana hawk haystack hazelnut headline health heavy hedgehog helium helmet helper helpful herald
herb heron hexagon hiccup hickory highway hiking hilltop hinge hippo hire history hobby hockey hoist
holiday home honest honey hoof hopscotch horizon horse hostel hour household hubcap hug hula human
humble hummus humor hunch hundred hurdle husky hyacinth hybrid hydrant hyena hymn iceberg icon idea
igloo iguana image imagine impact impala import improve include income indeed index indigo indoor
inform inkjet inkwell inland input inquire insect inside inspire intact intend invent invite iris
isle italic item ivory ivy jackal jacket jade jamboree january jar jasmine jasper jaunt javelin jazz
jeans jeep jelly jersey jester jetty jewel jigsaw job jogger join joke journal journey jovial joyful
judge judo juggle juice jukebox july junior juniper justice kangaroo karate kayak keepsake kelp
kennel ketchup kettle keyboard keyhole kilogram kilt kimono kindle kingdom kiosk kitchen kitten kiwi
knapsack knee knight knock knot koala label lace ladder ladle ladybug lagoon lamb language lantern
laptop larch lark laser last latitude latte laugh launch laundry lava lavender lawyer league learn
leash leave lecture leek left legacy legend leisure lemon lemur length lentil leopard lesson letter
lettuce liberty library license lichen lifeboat like lilac lily limestone limit linen lip liquid
listen liter little lively lizard llama loaf lobster local locket lodge logic logo lollipop longest
lotion lotus loud lounge lucky luggage lullaby lunar lung luxury lynx lyre lyric macaroni macaw
machine magazine magenta magic magnet magpie mahogany mailbox major mammal manage mandarin mango
mansion mantle manual map marathon marble margin marigold market marmalade marmot maroon marsh
marvel mascot mask mason master material matrix mattress maximum meadow measure medal medium medley
meerkat melody melon melt member memory menu merchant mercury meringue merit mermaid message meteor
method metro midday midnight mighty migrate mild milkshake million mimic mince mineral mingle minnow
minor mint minus minute miracle mirror mission mobile model modern modest module mohair molasses
moment monday monitor monsoon month monument moonlight moped morale morning mortar mosaic mosquito
moss motive motor mouse movie mudflat muesli muffin mulberry mule mullet multiply mural muscle
museum mushroom music mustang mutter mutual myrtle mystery myth nacho name nanny napkin narrate
nation native nature navy nearby neat nebula necklace nectar needle neighbor neon nephew network
neuron neutral never newspaper nibble nickel nine ninja noble nobody nod nomad noodle nook normal
north nose nostril notebook notice nougat novel november nuance number nutmeg nutrient oak oasis
oatmeal obey object oblige oblong observe obtain obvious occupy ocean ocelot octagon octave october
octopus office often okra olive omega omelet onion online onset onward ooze open opera opinion
opossum optical orange orbit orchard orchestra orchid oregano origami origin oriole ornament osprey
ostrich otter outdoor outfit outlet output oval overall oxbow oxford oxygen oyster pacific paddle
page pail pajamas palace palette pamphlet pancake panda panel pansy pantry papaya paper paprika
parade parcel pardon parent parka parlor parsley parsnip partner party passage pasta pastel path
patio patrol pattern pause pavilion paw payment peak peanut pebble pecan pectin peel peg pelican
pellet pencil pendant penguin peninsula penny people pepper perch perfect perfume permit person
petunia pewter phone photo physics piano pickle picnic picture pigeon piglet pigment pillar pillow
pilot pinball pineapple ping pioneer pipe pirate pistachio pistil pitcher pixel pizza placid planet
plank plantain plaster platinum playful plaza plead pleasant pledge plenty pliers plow plumber plume
plural plus podium poem poetry poise polar polish polite pollen pomelo pond popcorn poppy popular
porcelain porridge portal portrait position postcard potato pottery powder practice prairie praise
prawn preach precise prefer premium prepare present press pretty pretzel primary prince print prism
private prize problem produce profile profit program project promise prompt proof propeller proper
proton proud prune public pudding pueblo pulley pulp puma pumpkin punctual pupil puppet purchase
purple putty puzzle pyramid python quaint quake quality quantity quarry quarter quartz quay queen
quench query question quiche quick quiet quinoa quirky quiver quiz quota quotient rabbit raccoon
radar radish raffle railway rainbow raincoat raisin rake rally ramp random rapid raspberry rattle
ravine razor reason rebuild recall receipt recess recipe record recycle redeem redwood reef referee
refill refine reflect reform refuge refund region regular reign reindeer relate relax reliable
relief relish remain remedy remember remote renew rental repair repeat replica reply report reptile
request rescue reserve resist respect result return reunion reveal reverse revise reward rewind
rhubarb rhyme rhythm ribbon rice ridge rinse ripple ritual rival road robin robot robust rock rodeo
roll romance rooster rosemary rotate route routine royal rubber ruby rudder rugged ruler runner
runway rustic rye safari safe saffron sailor salad salon salt salute sample sandal sandwich sapphire
sardine sash satchel satin saturday saucer sauna sausage savanna sawdust saxophone scale scallop
scarecrow scarf scene scenic schedule scheme scholar school science scissors scoop scooter score
scout scrapbook screen script scroll sculptor seafood seagull search seashell second secret section
sedan seed seesaw seldom select semester senior sensible sentence sepia september sequel series
serious sermon service sesame several sew shadow shallow shampoo shape shark shawl sheep shelf
shelter shepherd sherbet shield shimmer shingle shiny ship shirt shoelace shorts shoulder shovel
show shrimp shrub shuffle shuttle shy siblings sidewalk sierra sight signal silk silver similar
siren sit sixteen size skate sketch skill skim skylark slalom sleet sleeve sleigh slender sleuth
slice slipper slope sloth small smart smile smoke snack snail sneeze snorkel snug soccer social sofa
soldier solid somebody sonnet soothe soprano sorbet sound soup source soybean spaghetti span spare
sparrow speaker special spectrum speech spell spend sphere spider spinach spinet spiral spirit split
sponge spoon sport spotlight spray spread spring sprout spruce squad square squash squeak squirrel
stable stadium staff stage stair stamp stance starfish station stay steady steak steel stencil step
stereo stick stitch stomach stone stool stork strait straw stream street stride strong strum stucco
studio study style subject submarine subtle suburb subway success sudden suede suffix sugar suitcase
suite summer summit sunday sundial sunflower sunrise sunset supper supply support sure surface
surprise survey sushi swap swear sweater swift swing swirl swivel symbol symphony syntax syrup
system tackle taco tadpole talent talk tandem tangerine tangle tapestry target tartan tassel taste
tatami tavern teacher teammate teapot tear teddy telescope temple tempo tender tennis tenor tent
tepee terrace territory textbook texture thank thatch theater theme theory thermal thimble third
thirteen thistle thousand thread thrift thrill thrive throne throw thrush thumb thunder thursday
ticket tidy tie tiger till timber timid tinsel tiptoe tissue title toaster today together token
tomato tomorrow tongue tonight toolbox tooth topaz topic torch tornado tortoise total tote toucan
tourist tower town toy track tractor trade tradition traffic trail transit trapeze treasure treat
trek trellis trend triangle tribute tricky trilogy trio tripod triumph trivia trolley trombone troop
trophy tropical trowel truffle trumpet trust tub tuck tuesday tugboat tulip tuna tundra turbine turf
turkey turnip turquoise turret turtle tutor tutu tuxedo tweed twelve twenty twig twilight twist
tycoon type typical ukulele ultimate ultra umbrella uncle under unfold uniform unique unity universe
unload unlock unpack until unusual unwind unzip upbeat update uphill uplift upright upset upstairs
uptown upward urban urchin urgent useful usher usual utensil utmost utopia vacant vacation vaccine
vacuum valid valley value vanilla vanish vapor variety vase vault vector vegetable vehicle vendor
veneer ventilate veranda verbal verify verse versus vertical vessel veteran viaduct victory video
view vigor village vinegar vineyard vintage vinyl viola violet violin virtue visible vision visual
vital vitamin vivid voice volcano volume volunteer vortex voucher voyage wafer wagon waiter
wallpaper walnut walrus wander want warbler wardrobe warehouse warm warrior washer watch waterfall
wax weaver website wednesday weekend weigh welcome west wharf wheat wheel when whiff whim whisk
whisper white whole wicker widget width wigwam wildlife window wink wireless wisdom wobble wolf
wombat wood woolen workshop world worthy wow wrench wrestle yacht yard yearbook yellow yesterday
yoga yogurt yolk yonder young youth yoyo yucca zebra zenith zero zigzag zinc zipper zippy zodiac
zoology zoom zucchini
`
  .trim()
  .split(/\s+/)
