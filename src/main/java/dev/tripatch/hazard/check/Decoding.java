package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.Hazard.Foretold;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.validate.CustomResources;
import dev.tripatch.validate.DefinedBreach;
import dev.tripatch.validate.DefinedFault;
import java.util.List;
import java.util.Optional;

/**
 * What a server would say when it decodes and completes an object, as far as the schema shows.
 *
 * @param schema what is known of the object's kind
 * @param live the object as it is; empty if there is none
 * @param isApplied whether kubectl apply sends it
 * @param isStrategic whether the object comes out of a strategic merge patch
 * @param findings where to tell it
 */
public record Decoding(
    SchemaAnswer schema,
    Optional<MapValue> live,
    boolean isApplied,
    boolean isStrategic,
    Findings findings) {

  /**
   * The check of fields that a person wrote; empty where no schema says which fields there are.
   *
   * @param outcome the object that a server would read
   */
  public Optional<FieldFaults> fields(Role where, FieldFaults.Locator locator, MapValue outcome) {
    return schema instanceof SchemaAnswer.Known known
        ? Optional.of(
            new FieldFaults(
                new FieldFaults.Written(
                    where, locator, outcome, isApplied, isStrategic, known.source()),
                known.schema(),
                findings))
        : Optional.empty();
  }

  /**
   * The check of values that a person wrote, against the schema of a built-in kind or the
   * definition of a custom resource.
   *
   * @param outcome the object that a server would read
   */
  public ValuesCheck values(Role where, FieldFaults.Locator locator, MapValue outcome) {
    boolean isCustom = !(schema instanceof SchemaAnswer.Known known) || known.isWhatIf();
    return new ValuesCheck(where, locator, outcome, live, isCustom, findings);
  }

  /** Looks for what the object lacks that comes out; one that stays as it is lacks nothing new. */
  public void checkObject(Role origin, FieldFaults.Locator locator, MapValue result) {
    if (live.filter(result::equals).isPresent()) {
      return;
    }
    new MissingFields(origin, locator, live, findings).check(result, schema.type());
    live.ifPresent(
        before ->
            new DefaultedAgain(origin, locator, findings).check(before, result, schema.type()));
  }

  /**
   * Tells what a server refuses in a custom resource by its definition.
   *
   * @param where the document that the change comes from
   * @param isApplied whether kubectl apply sends it, which validates strictly
   */
  record DefinedFindings(
      Role where,
      FieldFaults.Locator locate,
      MapValue result,
      SchemaAnswer schema,
      boolean isApplied,
      Findings findings) {

    void check(Optional<MapValue> live) {
      CustomResources.of(result, live, schema).stream()
          .filter(DefinedFault::refuses)
          .forEach(this::add);
    }

    private void add(DefinedFault fault) {
      FieldPath path = fault.path();
      Optional<Value> found = Counted.valueAt(result, path);
      List<Scalar> choice =
          TypedPath.of(schema.declaredType(), path).type() instanceof SchemaType.Primitive plain
              ? plain.values()
              : List.of();
      if (fault.breach() == DefinedBreach.CHOICE
          && !choice.isEmpty()
          && found.orElse(null) instanceof Scalar scalar) {
        new ValuesCheck(where, locate, result, Optional.empty(), true, findings)
            .add(path, scalar, choice);
      } else if (fault.breach() != DefinedBreach.TYPE
          || !findings.explainWord(where, path, Optional.of(fault.words()))) {
        boolean isName =
            fault.breach() == DefinedBreach.REQUIRED || fault.breach() == DefinedBreach.UNKNOWN;
        findings.add(
            where,
            path,
            isName ? locate.name(path) : locate.value(path),
            new Finding(kind(fault.breach()), fault.sentence(), remedy(fault, found), said(fault)));
      }
    }

    private static HazardKind kind(DefinedBreach breach) {
      return switch (breach) {
        case UNKNOWN -> HazardKind.UNKNOWN_FIELD;
        case TYPE -> HazardKind.WRONG_TYPE;
        case CHOICE -> HazardKind.UNSUPPORTED_VALUE;
        case REQUIRED -> HazardKind.REQUIRED_FIELD;
        default -> HazardKind.INVALID_RESULT;
      };
    }

    private String remedy(DefinedFault fault, Optional<Value> found) {
      return fault.breach() == DefinedBreach.UNKNOWN
              && found.isPresent()
              && fault.path().last().orElse(null) instanceof PathStep.Key(String key)
          ? new NearField(schema.declaredType(), at -> Counted.valueAt(result, at).isPresent())
              .remedy(fault.path(), key, found.get())
              .orElseGet(fault::remedy)
          : fault.remedy();
    }

    /**
     * What is not declared is refused where the client asks for that; otherwise a server drops it.
     */
    private Foretold said(DefinedFault fault) {
      boolean isUnknown = fault.breach() == DefinedBreach.UNKNOWN;
      return new Foretold(
          !isUnknown,
          Optional.of(fault.field()),
          Optional.of(
              !isUnknown
                  ? fault.words()
                  : (isApplied ? "strict decoding error: " : "Warning: ") + fault.body()));
    }
  }

  /**
   * Fields that the schema requires and that the object would not have.
   *
   * @param where the document that the change comes from
   * @param before the object as it is: what that lacks already nobody asks for
   */
  private record MissingFields(
      Role where, FieldFaults.Locator wanted, Optional<MapValue> before, Findings findings) {
    /** Looks through an object of a type. */
    void check(MapValue object, SchemaType type) {
      FieldWalk.over(object, type, field -> field.asStruct().ifPresent(this::check));
    }

    private void check(Field.Struct struct) {
      for (String name : struct.schema().requiredFields()) {
        if (isAbsent(struct.map(), name)
            && !isServers(struct.path())
            && !isOld(struct.path(), name)) {
          add(struct, name);
        }
      }
    }

    private static boolean isAbsent(MapValue map, String name) {
      return NullValue.isNothing(map.get(name));
    }

    /** The status is a server's own matter. */
    private static boolean isServers(FieldPath path) {
      return path.steps().stream()
          .findFirst()
          .filter(new PathStep.Key("status")::equals)
          .isPresent();
    }

    private boolean isOld(FieldPath path, String name) {
      return findings.has(HazardKind.MISSING_MERGE_KEY, path)
          || before
              .flatMap(object -> Counted.valueAt(object, path))
              .filter(holder -> holder instanceof MapValue map && isAbsent(map, name))
              .isPresent();
    }

    private void add(Field.Struct struct, String name) {
      FieldPath path = struct.path().key(name);
      findings.add(
          where,
          path,
          wanted.name(path),
          new Finding(
              HazardKind.REQUIRED_FIELD,
              HazardWording.REQUIRED.text("type", struct.schema().name(), "field", name),
              struct.path().isRoot()
                  ? HazardWording.WRITE.text("value", name)
                  : HazardWording.WRITE_UNDER.text("value", name, "path", struct.path())));
    }
  }
}
