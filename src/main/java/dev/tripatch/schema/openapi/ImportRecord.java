package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.ClusterScopedKinds;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.catalog.Release;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What an import writes: the texts by the names of their files. Each catalogue comes with a record
 * of what it was made from, digests and counts as properties.
 */
final class ImportRecord {

  private final Map<String, String> texts = new LinkedHashMap<>();

  private ImportRecord() {}

  /**
   * Everything that is made of documents of Kubernetes, newest first; at least one: the catalogue,
   * each older release for itself, and which kinds belong to no namespace.
   */
  static Map<String, String> ofKubernetes(List<OpenApiFile> files) {
    String clusterScoped =
        files.stream()
            .flatMap(file -> file.clusterScoped().stream())
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    String releases = files.stream().map(OpenApiFile::version).collect(Collectors.joining(" "));
    ImportRecord made = new ImportRecord();
    made.add(
        BundledCatalog.RESOURCE,
        files,
        OlderReleases.reduce(files.stream().map(OpenApiFile::release).toList()),
        """
        %s=%s
        cluster-scoped.sha256=%s
        """
            .formatted(BundledReleases.LIST, releases, sha256(bytes(clusterScoped))));
    made.texts.put(ClusterScopedKinds.RESOURCE, clusterScoped);
    for (OpenApiFile older : files.subList(1, files.size())) {
      String name = BundledReleases.resource(older.version());
      made.add(name, List.of(older), List.of(older.release()), "");
    }
    return made.texts;
  }

  /** The catalogue of the document that kustomize carries. */
  static Map<String, String> ofKustomize(OpenApiFile file) {
    ImportRecord made = new ImportRecord();
    List<Release> leading = List.of(LeadingFields.of(file.release()));
    made.add(KustomizeCatalog.RESOURCE, List.of(file), leading, "");
    return made.texts;
  }

  /** The name of the record that lies beside a catalogue. */
  static String nameFor(String catalog) {
    return catalog.replace(".txt", ".properties");
  }

  private void add(String name, List<OpenApiFile> files, List<Release> releases, String more) {
    String catalog = CatalogText.write(releases);
    StringBuilder record =
        new StringBuilder("# Written by ImportCatalog with ").append(name).append(".\n");
    record.append("sha256=").append(sha256(bytes(catalog))).append('\n').append(more);
    for (int i = 0; i < files.size(); i++) {
      append(files.get(i), releases.get(i), record);
    }
    texts.put(name, catalog);
    texts.put(nameFor(name), record.toString());
  }

  private static void append(OpenApiFile file, Release release, StringBuilder out) {
    String prefix = file.version() + ".";
    out.append(prefix).append("source.sha256=").append(file.digest()).append('\n');
    out.append(prefix).append("source.definitions=").append(file.definitions()).append('\n');
    Coverage.of(release).lines().forEach(line -> out.append(prefix).append(line).append('\n'));
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The SHA-256 digest in hexadecimal. */
  static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /**
   * Reduces a release to what kustomize asks of it: the fields that it merges, and those that lead
   * to objects or to free-form data. What it says of plain texts and numbers changes nothing.
   */
  private static final class LeadingFields {

    private static final Set<String> PLAIN = Set.of("string", "integer", "number", "boolean");

    private LeadingFields() {}

    /** The release with no other fields; all its kinds and objects stay. */
    static Release of(Release release) {
      return new Release(
          release.label(),
          release.kinds(),
          release.objects().stream().map(LeadingFields::reduced).toList());
    }

    private static DeclaredObject reduced(DeclaredObject object) {
      List<DeclaredField> fields =
          object.fields().stream()
              .filter(field -> field.hasPatchMetadata() || leads(field.type()))
              .toList();
      return new DeclaredObject(object.name(), object.mapType(), List.of(), fields);
    }

    private static boolean leads(DeclaredType type) {
      return !(type.innermost() instanceof DeclaredType.Primitive primitive)
          || !PLAIN.contains(primitive.name());
    }
  }

  /**
   * How much a catalogue holds of a release.
   *
   * @param kinds its kinds
   * @param objects its definitions with fields
   * @param fields the fields of these
   * @param patchFields the fields with a patch strategy or a merge key
   * @param markedFields the fields with any metadata, of patching or of server-side apply
   */
  record Coverage(int kinds, int objects, int fields, int patchFields, int markedFields) {

    /** Counts a release of a catalogue. */
    public static Coverage of(Release release) {
      return new Coverage(
          release.kinds().size(),
          release.objects().size(),
          count(release, field -> true),
          count(release, DeclaredField::hasPatchMetadata),
          count(release, DeclaredField::hasMetadata));
    }

    private static int count(Release release, Predicate<DeclaredField> which) {
      return release.objects().stream()
          .mapToInt(object -> (int) object.fields().stream().filter(which).count())
          .sum();
    }

    /** The counts as {@code name=number}, one a line. */
    List<String> lines() {
      return List.of(
          "kinds=" + kinds,
          "objects=" + objects,
          "fields=" + fields,
          "fields.patch-metadata=" + patchFields,
          "fields.any-metadata=" + markedFields);
    }
  }

  /**
   * Reduces releases to what a catalogue holds: the first one whole, of each older one the kinds
   * that no release before it has, with those of their definitions that the first one lacks or has
   * otherwise.
   */
  static final class OlderReleases {

    private final Map<String, DeclaredObject> first;
    private final Set<String> knownKinds = new HashSet<>();

    private OlderReleases(Release first) {
      this.first = byName(first);
      addKnown(first);
    }

    /** The catalogue of some releases, given newest first; at least one. */
    static List<Release> reduce(List<Release> newestFirst) {
      List<Release> reduced = new ArrayList<>();
      reduced.add(newestFirst.getFirst());
      OlderReleases older = new OlderReleases(newestFirst.getFirst());
      for (Release release : newestFirst.subList(1, newestFirst.size())) {
        reduced.add(older.reduce(release));
      }
      return reduced;
    }

    private Release reduce(Release release) {
      List<DeclaredKind> kinds =
          release.kinds().stream().filter(kind -> !knownKinds.contains(key(kind))).toList();
      addKnown(release);
      SortedMap<String, DeclaredObject> needed = new TreeMap<>();
      Map<String, DeclaredObject> all = byName(release);
      kinds.forEach(kind -> addWithReferences(kind.definition(), all, needed));
      List<DeclaredObject> own =
          needed.values().stream()
              .filter(object -> !object.equals(first.get(object.name())))
              .toList();
      return new Release(release.label(), kinds, own);
    }

    private static void addWithReferences(
        String name, Map<String, DeclaredObject> all, SortedMap<String, DeclaredObject> needed) {
      if (needed.containsKey(name)) {
        return;
      }
      DeclaredObject object = Objects.requireNonNull(all.get(name), name);
      needed.put(name, object);
      for (DeclaredField field : object.fields()) {
        reference(field.type()).ifPresent(next -> addWithReferences(next, all, needed));
      }
    }

    private static Optional<String> reference(DeclaredType type) {
      return type.innermost() instanceof DeclaredType.Reference(String definition)
          ? Optional.of(definition)
          : Optional.empty();
    }

    private void addKnown(Release release) {
      release.kinds().forEach(kind -> knownKinds.add(key(kind)));
    }

    private static String key(DeclaredKind kind) {
      return kind.apiVersion() + " " + kind.kind();
    }

    private static Map<String, DeclaredObject> byName(Release release) {
      return release.objects().stream()
          .collect(Collectors.toMap(DeclaredObject::name, Function.identity()));
    }
  }
}
