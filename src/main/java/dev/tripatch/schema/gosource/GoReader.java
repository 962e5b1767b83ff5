package dev.tripatch.schema.gosource;

import dev.tripatch.schema.CatalogWord;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Reads Go source into the facts that matter for patching. A struct with embedded TypeMeta and
 * ObjectMeta is a kind; its group comes from the marker {@code +groupName}, its version from the
 * package's name.
 */
public final class GoReader {

  private final Problems problems;
  private final List<DeclaredKind> kinds = new ArrayList<>();
  private final GoObjects objects;

  private GoReader(List<GoPackage> packages, Problems problems) {
    this.problems = problems;
    this.objects = new GoObjects(new GoScope(packages), problems);
  }

  /**
   * The facts of Go source.
   *
   * @param name the file's name, for places and as the label of the facts
   * @param source whole files, several of them, or a part of one
   * @param problems takes what is not understood
   */
  public static Release read(String name, String source, Problems problems) throws ImportException {
    List<GoPackage> packages = GoParser.parse(name, source, problems);
    GoReader reader = new GoReader(packages, problems);
    for (GoPackage each : packages) {
      for (GoDeclaration declaration : each.types().values()) {
        reader.add(declaration, each);
      }
    }
    return reader.release(name);
  }

  private Release release(String label) {
    kinds.sort(Comparator.comparing(DeclaredKind::apiVersion).thenComparing(DeclaredKind::kind));
    return new Release(label, List.copyOf(kinds), objects.all());
  }

  private void add(GoDeclaration declaration, GoPackage in) throws ImportException {
    if (declaration.type() instanceof GoType.Struct struct && !struct.fields().isEmpty()) {
      Optional<DeclaredObject> object = objects.add(declaration, struct, in);
      if (object.isPresent() && declaration.isKind()) {
        addKind(declaration, in, object.get().name());
      }
    }
  }

  private void addKind(GoDeclaration declaration, GoPackage in, String definition)
      throws ImportException {
    Optional<String> group = declaration.markers().last(GoPackage.GROUP).or(in::group);
    Optional<String> version = declaration.markers().last(GoPackage.VERSION).or(in::version);
    String place = declaration.place();
    if (group.isEmpty()) {
      problems.add(place, ProblemWording.NO_GROUP, "type", declaration.name());
    } else if (version.isEmpty()) {
      problems.add(place, ProblemWording.NO_VERSION, "type", declaration.name());
    } else {
      String apiVersion = new GroupVersion(group.get(), version.get()).apiVersion();
      if (CatalogWord.isOne(apiVersion)) {
        kinds.add(new DeclaredKind(apiVersion, declaration.name(), definition, Optional.empty()));
      } else {
        problems.add(place, ProblemWording.NOT_A_WORD, "key", "groupName", "found", apiVersion);
      }
    }
  }

  /**
   * A declared type.
   *
   * @param name its name
   * @param type what it is
   * @param markers in the comments above it
   * @param place where it is, for people
   */
  record GoDeclaration(String name, GoType type, GoMarkers markers, String place) {

    /** Whether it embeds what every kind has: the fields of any type, and metadata. */
    boolean isKind() {
      return embeds("TypeMeta") && (embeds("ObjectMeta") || embeds("ListMeta"));
    }

    private boolean embeds(String other) {
      return type instanceof GoType.Struct struct
          && struct.fields().stream()
              .anyMatch(field -> field.isEmbedded() && field.name().equals(other));
    }
  }
}
