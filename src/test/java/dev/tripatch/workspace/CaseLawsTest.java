package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is saved is what is opened, whatever it is. */
class CaseLawsTest {
  @Provide
  Arbitrary<Case> cases() {
    Arbitrary<Map<Role, Case.Text>> texts =
        Arbitraries.maps(Arbitraries.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE), texts());
    Arbitrary<Case.Options> options =
        Combinators.combine(
                Arbitraries.of(true, false),
                Arbitraries.of(ComparisonMode.class).optional(),
                Arbitraries.of(
                        FieldPath.of("spec", "replicas"),
                        FieldPath.of("spec").item("name", new StringValue("a.b")).key("x y"),
                        FieldPath.of("metadata", "finalizers").member(new StringValue("1")))
                    .set(),
                further())
            .as(Case.Options::new);
    Arbitrary<Case.Patch> patch =
        Combinators.combine(Arbitraries.of(PatchFormat.class), strings(), further())
            .as(Case.Patch::new);
    return Combinators.combine(
            texts, options, patch.optional(), patch.list().ofMaxSize(3), views(), further())
        .as(Case::new);
  }

  private static Arbitrary<Case.Text> texts() {
    Arbitrary<ObjectPlace> place =
        Combinators.combine(strings(), Arbitraries.integers().greaterOrEqual(0))
            .as(ObjectPlace::new);
    return Combinators.combine(
            strings(), strings(), place.optional(), strings().optional(), further())
        .as(
            (name, text, at, stored, further) ->
                new Case.Text(name, text, at, stored.filter(_ -> at.isPresent()), further));
  }

  private static Arbitrary<Case.View> views() {
    return Combinators.combine(
            Arbitraries.of(PatchFormat.class).optional(),
            Arbitraries.of(Format.class),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false),
            strings().optional(),
            further())
        .as(Case.View::new);
  }

  /** Every text that a file can hold: half a surrogate pair is none. */
  private static Arbitrary<String> strings() {
    Arbitrary<Integer> any =
        Arbitraries.integers()
            .between(0, Character.MAX_CODE_POINT)
            .filter(c -> c < 0xd800 || c > 0xdfff);
    Arbitrary<Integer> usual =
        Arbitraries.of(
            (int) '\n',
            (int) '\r',
            (int) '\t',
            (int) '"',
            (int) '\\',
            0,
            0x7f,
            0x85,
            0x2028,
            0xfeff,
            0xfffd,
            0xfffe,
            0xe0001,
            (int) 'a',
            (int) ':',
            (int) ' ');
    return Arbitraries.oneOf(any, usual)
        .map(Character::toString)
        .list()
        .ofMaxSize(30)
        .map(parts -> String.join("", parts));
  }

  private static Arbitrary<MapValue> further() {
    return Arbitraries.of(
        MapValue.EMPTY,
        MapValue.of("later", new StringValue("kept")),
        MapValue.of("later", MapValue.of("deep", new IntegerValue(7))));
  }

  @Property(tries = 500)
  void aCaseReadBackIsTheOneThatWasSaved(@ForAll("cases") Case saved) {
    assertThat(CaseReader.read("x.tripatch", CaseWriter.write(saved)))
        .isEqualTo(new CaseReading.Done(saved));
  }

  @Property(tries = 200)
  void savedAgainItIsTheSameText(@ForAll("cases") Case saved) {
    String text = CaseWriter.write(saved);
    CaseReading.Done read = (CaseReading.Done) CaseReader.read("x.tripatch", text);
    assertThat(CaseWriter.write(read.opened())).isEqualTo(text);
  }

  @Property(tries = 300)
  void noDamageIsThrown(@ForAll("cases") Case saved, @ForAll int place) {
    String text = CaseWriter.write(saved);
    int cut = Math.floorMod(place, text.strip().length());
    assertThat(CaseReader.read("x.tripatch", text.substring(0, cut)))
        .isInstanceOf(CaseReading.Unreadable.class);
  }
}
