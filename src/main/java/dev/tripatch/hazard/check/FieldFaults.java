package dev.tripatch.hazard.check;

import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Plain;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;
import java.util.function.Predicate;

/** Fields that no schema declares, and values of a wrong type, in what a person wrote. */
public final class FieldFaults {
  private final Written written;
  private final SchemaType root;
  private final NearField near;
  private final ServerWords words;
  private final Findings findings;

  /**
   * Where a person wrote the fields.
   *
   * @param where the document
   * @param locate where a field of the object is in that text
   * @param outcome the object that a server would read; its items are counted in its errors
   * @param isApplied whether kubectl apply sends it, which validates strictly
   * @param isStrategic whether it comes out of a strategic merge patch
   * @param source whose schema it is: {@code Kubernetes 1.36}
   */
  record Written(
      Role where,
      Locator locate,
      MapValue outcome,
      boolean isApplied,
      boolean isStrategic,
      String source) {}

  /** Finds a field of the object in a text. */
  public interface Locator {

    /** Its name, or what is written in place of it. */
    Optional<Span> name(FieldPath path);

    /** A scalar itself, of a map or list the name, or else what is nearest to it. */
    Optional<Span> value(FieldPath path);

    /** In the text of an object or of a patch in its shape. */
    static Locator in(Text text) {
      return new Locator() {
        @Override
        public Optional<Span> name(FieldPath path) {
          return text.places().locate(path).flatMap(Place::keySpan).or(() -> text.spanOf(path));
        }

        @Override
        public Optional<Span> value(FieldPath path) {
          return text.places().locate(path).map(Text::token).or(() -> text.spanOf(path));
        }
      };
    }
  }

  FieldFaults(Written written, SchemaType root, Findings findings) {
    this.written = written;
    this.root = root;
    this.findings = findings;
    this.near = new NearField(root, path -> Counted.valueAt(written.outcome(), path).isPresent());
    this.words = new ServerWords(root, written.isStrategic());
  }

  /**
   * Looks at the names in a field, if it is a map with declared fields, and at its value. A null is
   * no field: kubectl and servers drop it before they look at names.
   */
  public void check(Field field) {
    field.asStruct().ifPresent(struct -> checkNames(struct, NullValue.NULL::equals));
    TypeCheck.wanted(field.value(), field.type()).ifPresent(wanted -> addWrongType(field, wanted));
  }

  /** Looks at the names in a field alone. */
  public void checkNames(Field field) {
    field.asStruct().ifPresent(struct -> checkNames(struct, _ -> false));
  }

  private void checkNames(Field.Struct struct, Predicate<Value> isDropped) {
    struct
        .map()
        .entries()
        .forEach(
            (key, value) -> {
              if (!isDropped.test(value)
                  && !isDeclared(struct, key)
                  && !isToldOtherwise(struct, key)) {
                addUnknown(struct, key, value);
              }
            });
  }

  private static boolean isDeclared(Field.Struct struct, String key) {
    return struct.schema().field(key).filter(rule -> rule.name().equals(key)).isPresent();
  }

  /** Directives, and what looks like them, have hazards of their own. */
  private boolean isToldOtherwise(Field.Struct struct, String key) {
    return key.startsWith("$")
        || findings.has(HazardKind.DIRECTIVE_WITHOUT_DOLLAR, struct.path().key(key));
  }

  private void addUnknown(Field.Struct struct, String key, Value value) {
    FieldPath path = struct.path().key(key);
    String counted = Counted.path(path, written.outcome());
    findings.add(
        written.where(),
        path,
        written.locate().name(path),
        new Finding(
            HazardKind.UNKNOWN_FIELD,
            (written.isApplied() ? HazardWording.UNKNOWN_APPLIED : HazardWording.UNKNOWN_PATCHED)
                .text("type", struct.schema().name(), "field", key, "source", written.source()),
            near.remedy(path, key, value).orElse(takeOut(struct)),
            Optional.of(
                (written.isApplied() ? "strict decoding error: " : "Warning: ")
                    + ServerWords.unknownField(counted))));
  }

  private static String takeOut(Field.Struct struct) {
    return HazardWording.LOOK_UP.text("type", struct.schema().name());
  }

  private void addWrongType(Field field, String wanted) {
    Optional<String> text = words.wrongType(field.path(), field.value(), field.type());
    if (findings.explainWord(written.where(), field.path(), text)) {
      return;
    }
    findings.add(
        written.where(),
        field.path(),
        written.locate().value(field.path()),
        new Finding(
            HazardKind.WRONG_TYPE,
            HazardWording.WRONG_TYPE.text(
                "field", nameOf(field), "wanted", wanted, "found", TypeCheck.noun(field.value())),
            Remedy.of(field, wanted),
            text));
  }

  private String nameOf(Field field) {
    Ancestry way = Ancestry.of(root, field.path());
    boolean isItem = field.path().isItem();
    return way.rule()
        .map(rule -> rule.owner() + "." + rule.name())
        .map(name -> isItem ? HazardWording.ITEM_OF.text("field", name) : name)
        .map(
            name ->
                field.rule().isPresent() || isItem
                    ? name
                    : HazardWording.VALUE_IN.text("field", name))
        .orElse(field.path().toString());
  }

  /** What to write instead. */
  private static final class Remedy {
    private Remedy() {}

    static String of(Field field, String wanted) {
      SchemaType type = field.type();
      return switch (field.value()) {
        case StringValue text when TypeCheck.isBytes(type) && text.exact() instanceof StringValue ->
            HazardWording.WRITE.text("value", wanted);
        case StringValue text
            when text.exact() instanceof StringValue(String exact, _)
                && TypeCheck.fits(Plain.read(exact), type) ->
            HazardWording.WITHOUT_QUOTES.text("value", text.text());
        case Scalar scalar when TypeCheck.fits(new StringValue(""), type) ->
            HazardWording.IN_QUOTES.text("value", Show.value(scalar));
        case Value value
            when type instanceof SchemaType.ListOf(SchemaType items)
                && TypeCheck.fits(value, items) ->
            HazardWording.AS_ITEM.text();
        case dev.tripatch.json.ListValue list
            when list.size() == 1 && TypeCheck.fits(list.get(0), type) ->
            HazardWording.WITHOUT_DASH.text();
        case Value ignored -> HazardWording.WRITE.text("value", wanted);
      };
    }
  }
}
