package dev.tripatch.workspace;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TreeDifferences;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What is proved of a composed patch that can be applied. Helm is not asked: it never sends a patch
 * that a person wrote.
 *
 * @param findings what a second time would do, or that even the first does nothing
 * @param differences the fields in which its result differs from the calculated one's, kubectl's
 *     own annotation apart; empty if there is no calculated patch to compare with
 * @param leftOut how many fields are left out of the calculated patch that it is compared with
 * @param refusedBy the other readers that would refuse it
 * @param validation what a server would refuse of its result
 */
public record ComposedProof(
    Set<WrittenPatch.Finding> findings,
    Optional<List<FieldPath>> differences,
    int leftOut,
    List<Dialect> refusedBy,
    ServerValidation validation) {

  /**
   * What the calculated patch leads to.
   *
   * @param result live after it
   * @param leftOut how many fields are left out of it
   */
  public record Calculated(MapValue result, int leftOut) {

    /** That of a comparison. */
    public static Calculated of(ThreeWayOutcome.Computed computed) {
      int leftOut = computed.inputs().leftOut().size() - computed.notLeftOut().size();
      return new Calculated(computed.result(), leftOut);
    }
  }

  public ComposedProof {
    findings = Set.copyOf(findings);
    differences = differences.map(List::copyOf);
    refusedBy = List.copyOf(refusedBy);
  }

  /**
   * Proves.
   *
   * @param calculated what the calculated patch leads to; empty if there is none
   */
  public static ComposedProof of(
      Composed.Done composed, PatchFormat format, Optional<Calculated> calculated) {
    MapValue result = composed.applied().result();
    return new ComposedProof(
        composed.applied().findings(),
        calculated.map(
            it ->
                TreeDifferences.paths(
                    LastAppliedAnnotation.removeFrom(it.result()),
                    LastAppliedAnnotation.removeFrom(result),
                    composed.schema().type())),
        calculated.map(Calculated::leftOut).orElse(0),
        format == PatchFormat.STRATEGIC ? refusing(composed) : List.of(),
        ServerValidation.of(composed, format));
  }

  /** Whether a server takes what comes of it, as far as the schema shows. */
  public boolean isTaken() {
    return validation.refused().isEmpty();
  }

  /** Whether it applies, in words. */
  public String verdict() {
    return isTaken() ? "applies" : "merges, but the API server refuses the result";
  }

  /** What it is compared with, in words. */
  public String comparedWith() {
    return switch (leftOut) {
      case 0 -> "the calculated patch";
      case 1 -> "the calculated patch without 1 field";
      default -> "the calculated patch without " + leftOut + " fields";
    };
  }

  /** A custom resource reads no directives; it is asked only where the object is one. */
  private static List<Dialect> refusing(Composed.Done composed) {
    MapValue live = composed.live().decodedObject().orElse(MapValue.EMPTY);
    return composed
        .patch()
        .decoded()
        .filter(MapValue.class::isInstance)
        .map(MapValue.class::cast)
        .map(patch -> refusing(live, patch, composed.schema()))
        .orElse(List.of());
  }

  private static List<Dialect> refusing(MapValue live, MapValue patch, SchemaAnswer schema) {
    return Arrays.stream(Dialect.values())
        .filter(dialect -> dialect != Dialect.KUBERNETES && dialect != Dialect.CUSTOM_RESOURCE)
        .filter(dialect -> Reading.of(dialect, live, patch, schema) instanceof Reading.Refused)
        .toList();
  }

  /**
   * What a server would refuse of the object that a patch leads to, as far as the schema shows. The
   * patch alone is not validated: what it deletes, or asks for in vain, is no fault.
   *
   * @param refused fields that are always refused: of a wrong type, missing although required, with
   *     a value that their closed list lacks, next to one that excludes them, or against a rule of
   *     the kind
   * @param refusedStrictly fields that no schema declares; refused with strict validation only,
   *     else a server warns and drops them
   */
  public record ServerValidation(List<FieldPath> refused, List<FieldPath> refusedStrictly) {

    /** Copies the lists, so that later changes of the given ones do not show. */
    public ServerValidation {
      refused = List.copyOf(refused);
      refusedStrictly = List.copyOf(refusedStrictly);
    }

    /** That of a composed patch. */
    static ServerValidation of(Composed.Done composed, PatchFormat format) {
      MapValue result = composed.applied().result();
      List<Hazard> hazards =
          PatchHazards.of(format, composed.patch(), composed.live(), composed.schema());
      return new ServerValidation(
          fields(hazards, hazard -> isRefused(hazard, result)),
          fields(hazards, hazard -> isUnknown(hazard, result)));
    }

    private static List<FieldPath> fields(List<Hazard> hazards, Predicate<Hazard> chosen) {
      return hazards.stream()
          .filter(hazard -> hazard.where() == Role.PATCH)
          .filter(chosen)
          .map(Hazard::path)
          .distinct()
          .toList();
    }

    private static boolean isRefused(Hazard hazard, MapValue result) {
      HazardKind kind = hazard.kind();
      // A word that YAML reads as another type is told as such, with the server's words.
      boolean isMisread = kind == HazardKind.SURPRISING_TEXT && hazard.kubernetesText().isPresent();
      boolean isWrong =
          kind == HazardKind.WRONG_TYPE
              || kind == HazardKind.UNSUPPORTED_VALUE
              || kind == HazardKind.UNION
              || isMisread;
      boolean isRule = kind == HazardKind.INVALID_RESULT || kind == HazardKind.IMMUTABLE_FIELD;
      return kind == HazardKind.REQUIRED_FIELD
          || (isRule && hazard.refuses())
          || (isWrong && isIn(result, hazard));
    }

    private static boolean isUnknown(Hazard hazard, MapValue result) {
      return hazard.kind() == HazardKind.UNKNOWN_FIELD && isIn(result, hazard);
    }

    private static boolean isIn(MapValue result, Hazard hazard) {
      return Counted.valueAt(result, hazard.path()).isPresent();
    }
  }
}
