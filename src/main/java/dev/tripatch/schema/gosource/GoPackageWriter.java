package dev.tripatch.schema.gosource;

import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes one package. */
final class GoPackageWriter {

  private static final Set<String> OF_TYPE_META = Set.of("apiVersion", "kind");
  private static final String METADATA = "metadata";
  private static final String META_PACKAGE = GoNames.packageOf(BundledDefinitions.OBJECT_META);
  private static final List<String> METAS =
      List.of(BundledDefinitions.OBJECT_META, META_PACKAGE + ".ListMeta");

  private final String modelPackage;
  private final String name;
  private final List<DeclaredKind> kinds;
  private final GoTypeNames names;
  private final GoTypeTexts types;

  GoPackageWriter(String modelPackage, List<DeclaredKind> kinds, GoTypeNames names) {
    this.modelPackage = modelPackage;
    this.name = packageName(modelPackage);
    this.kinds = kinds;
    this.names = names;
    this.types = new GoTypeTexts(modelPackage, names);
  }

  private static String packageName(String modelPackage) {
    String last = modelPackage.substring(modelPackage.lastIndexOf('.') + 1);
    String plain = last.replaceAll("[^A-Za-z0-9]", "");
    return plain.isEmpty() || Character.isDigit(plain.charAt(0)) ? "schema" + plain : plain;
  }

  String write(List<DeclaredObject> objects) {
    StringBuilder structs = new StringBuilder();
    objects.forEach(object -> structs.append('\n').append(struct(object)));
    types
        .emptyStructs()
        .forEach(each -> structs.append("\ntype ").append(each).append(" struct{}\n"));
    StringBuilder file = new StringBuilder();
    file.append("// +k8s:").append(GoPackage.MODEL_PACKAGE).append('=').append(modelPackage);
    group()
        .ifPresent(
            group -> file.append("\n// +").append(GoPackage.GROUP).append('=').append(group));
    file.append("\npackage ").append(name).append('\n');
    if (!types.imports().isEmpty()) {
      file.append("\nimport (\n");
      types
          .imports()
          .forEach((path, as) -> file.append('\t').append(importLine(path, as)).append('\n'));
      file.append(")\n");
    }
    return file.append(structs).toString();
  }

  private static String importLine(String path, String as) {
    boolean isUsual = path.equals(as) || path.endsWith("/" + as);
    return (isUsual ? "" : as + " ") + '"' + path + '"';
  }

  private Optional<String> group() {
    return kinds.stream().map(GoPackageWriter::group).findFirst();
  }

  private String struct(DeclaredObject object) {
    String goName = names.of(object.name()).orElseThrow();
    Optional<DeclaredKind> kind = kind(object, goName);
    StringBuilder text = new StringBuilder();
    for (String marker : markers(object, kind)) {
      text.append("// +").append(marker).append('\n');
    }
    text.append("type ").append(goName).append(" struct {\n");
    if (kind.isPresent()) {
      text.append(embedded(metadata(object).orElseThrow()));
    }
    GoFieldLines lines = new GoFieldLines(types);
    for (DeclaredField field : object.fields()) {
      if (kind.isEmpty() || !isOfAnyKind(field.name())) {
        lines.add(field, object.required().contains(field.name()));
      }
    }
    return text.append(lines.text()).append("}\n").toString();
  }

  private static boolean isOfAnyKind(String field) {
    return OF_TYPE_META.contains(field) || field.equals(METADATA);
  }

  private String embedded(String metadata) {
    String typeMeta = types.qualified(META_PACKAGE, "TypeMeta");
    String objectMeta =
        types.qualified(META_PACKAGE, metadata.substring(META_PACKAGE.length() + 1));
    int width = Math.max(typeMeta.length(), objectMeta.length());
    return "\t"
        + typeMeta
        + " ".repeat(width - typeMeta.length())
        + " `json:\",inline\"`\n\t"
        + objectMeta
        + " ".repeat(width - objectMeta.length())
        + " `json:\"metadata,omitempty\"`\n\n";
  }

  /** The kind that Go can say of a struct: one that is named like it and has metadata. */
  private Optional<DeclaredKind> kind(DeclaredObject object, String goName) {
    return metadata(object).isEmpty()
        ? Optional.empty()
        : kinds.stream()
            .filter(kind -> kind.definition().equals(object.name()) && kind.kind().equals(goName))
            .findFirst();
  }

  /** The definition of a kind's metadata. */
  private static Optional<String> metadata(DeclaredObject object) {
    return object.fields().stream()
        .filter(field -> field.name().equals(METADATA))
        .flatMap(field -> METAS.stream().filter(meta -> isPlain(field, meta)))
        .findFirst();
  }

  private static boolean isPlain(DeclaredField field, String meta) {
    return field.type().equals(new DeclaredType.Reference(meta)) && !field.hasMetadata();
  }

  private List<String> markers(DeclaredObject object, Optional<DeclaredKind> kind) {
    List<String> markers = new ArrayList<>();
    kind.ifPresent(it -> addKind(it, markers));
    object.mapType().ifPresent(type -> markers.add(GoRules.STRUCT_TYPE + "=" + type));
    return markers;
  }

  /** A kind of the package's own group and version needs no markers. */
  private void addKind(DeclaredKind kind, List<String> markers) {
    if (!Optional.of(group(kind)).equals(group())) {
      markers.add(GoPackage.GROUP + "=" + group(kind));
    }
    String version = GroupVersion.of(kind.apiVersion()).version();
    if (!version.equals(name)) {
      markers.add(GoPackage.VERSION + "=" + version);
    }
  }

  private static String group(DeclaredKind kind) {
    return GroupVersion.of(kind.apiVersion()).group();
  }
}
