package dev.tripatch.schema.catalog;

import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.KindWording;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The kinds of a catalogue's text, found by apiVersion and kind. Safe for use by many threads. */
public final class Catalog implements SchemaSource {

  private final List<KnownKind> kinds = new ArrayList<>();
  private final List<KnownKind> sorted;
  private final Map<String, Map<String, Definition>> byApiVersion = new HashMap<>();

  private final List<LinkedRelease> releases = new ArrayList<>();

  private record Definition(String name, LinkedRelease release) {}

  /** The kinds of this text. */
  public Catalog(CatalogText text) {
    this(text, name -> Optional.empty());
  }

  /**
   * The kinds of this text.
   *
   * @param elsewhere finds definitions that the text refers to and does not have
   */
  public Catalog(CatalogText text, Function<String, Optional<ObjectSchema>> elsewhere) {
    CatalogSection first = text.sections().getFirst();
    for (CatalogSection section : text.sections()) {
      LinkedRelease release = new LinkedRelease(section, first, elsewhere);
      releases.add(release);
      for (DeclaredKind kind : section.kinds()) {
        add(kind, release);
      }
    }
    sorted =
        kinds.stream()
            .sorted(Comparator.comparing(KnownKind::kind).thenComparing(KnownKind::apiVersion))
            .toList();
  }

  private void add(DeclaredKind kind, LinkedRelease release) {
    kinds.add(new KnownKind(kind.apiVersion(), kind.kind(), release.label()));
    byApiVersion
        .computeIfAbsent(kind.apiVersion(), unseen -> new HashMap<>())
        .put(kind.kind(), new Definition(kind.definition(), release));
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    Definition found = byApiVersion.getOrDefault(apiVersion, Map.of()).get(kind);
    return found == null
        ? new SchemaAnswer.Unknown(new UnknownKind(kinds, apiVersion, kind).reason())
        : new SchemaAnswer.Known(found.release().object(found.name()), found.release().label());
  }

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return releases.stream()
        .filter(release -> release.has(name))
        .findFirst()
        .map(release -> release.object(name));
  }

  @Override
  public List<KnownKind> kinds() {
    return sorted;
  }

  /**
   * Why a catalogue does not know a kind, in a sentence.
   *
   * @param known the kinds it knows
   * @param apiVersion the object's apiVersion; may be empty
   * @param kind the object's kind; may be empty
   */
  private record UnknownKind(List<KnownKind> known, String apiVersion, String kind) {

    /**
     * Groups of other servers than Kubernetes' own; custom resources are in others of OpenShift.
     */
    private static final Pattern AGGREGATED =
        Pattern.compile(
            "(apps|authorization|build|image|oauth|project|route|template|user)\\.openshift\\.io");

    String reason() {
      if (kind.isEmpty()) {
        return KindWording.NO_KIND.text();
      }
      if (apiVersion.isEmpty()) {
        return KindWording.NO_API_VERSION.text("kind", kind);
      }
      String group = GroupVersion.of(apiVersion).group();
      return versions(each -> each.kind().equals(kind) && each.group().equals(group))
          .map(
              others ->
                  KindWording.OTHER_VERSION.text(
                      "kind", kind, "versions", others, "version", apiVersion))
          .orElseGet(() -> reasonWithoutOtherVersion(group));
    }

    /** Groups of custom resources must have a dot; one without is an old or a wrong one. */
    private String reasonWithoutOtherVersion(String group) {
      if (group.contains(".") && versions(each -> each.group().equals(group)).isEmpty()) {
        return (AGGREGATED.matcher(group).matches()
                ? KindWording.AGGREGATED
                : KindWording.PROBABLY_CUSTOM)
            .text("group", group, "kind", kind);
      }
      return KindWording.NOT_BUILT_IN.text("version", apiVersion, "kind", kind)
          + otherCase()
          + elsewhere();
    }

    private String otherCase() {
      return known.stream()
          .filter(each -> each.apiVersion().equals(apiVersion))
          .map(KnownKind::kind)
          .filter(kind::equalsIgnoreCase)
          .findFirst()
          .map(meant -> " " + KindWording.MEANT.text("kind", meant))
          .orElse("");
    }

    private String elsewhere() {
      return versions(each -> each.kind().equals(kind))
          .map(others -> " " + KindWording.ELSEWHERE.text("kind", kind, "versions", others))
          .orElse("");
    }

    /** The apiVersions of some kinds as an enumeration; empty if there are none. */
    private Optional<String> versions(Predicate<KnownKind> which) {
      String versions =
          known.stream()
              .filter(which)
              .map(KnownKind::apiVersion)
              .distinct()
              .collect(Collectors.joining(" and "));
      return versions.isEmpty() ? Optional.empty() : Optional.of(versions);
    }
  }
}
