package dev.tripatch.share;

import dev.tripatch.cluster.apply.AppliedConfiguration.ClusterScope;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.ChangeForKustomize;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A change as an entry of a kustomization's {@code patches}.
 *
 * <p>kustomize reads a patch in the object's shape by its own rules, so it is rewritten from the
 * change ({@link ChangeForKustomize}) and says itself which object it is for. Where kustomize would
 * build something else from it, the entry is a JSON Patch, with a remark. A JSON Patch says nothing
 * of its object, so its entry has a {@code target}, whose name and namespace are regular
 * expressions ({@code PatchTransformer.go} and {@code selector.go} of {@code
 * kubernetes-sigs/kustomize}). kustomize knows no JSON merge patch.
 */
public final class KustomizeEntry {

  private static final Pattern REGEX_SIGN = Pattern.compile("[.+*?()|\\[\\]{}^$\\\\]");

  private final ObjectName object;
  private final MapValue before;
  private final MapValue after;
  private final ChangeForKustomize change;
  private final EnumSet<Remark> remarks = EnumSet.noneOf(Remark.class);

  /**
   * The entry for a change.
   *
   * @param object the object as the base of the kustomization names it
   * @param live the object before the change
   * @param result the object after it
   */
  public KustomizeEntry(ObjectName object, MapValue live, MapValue result, SchemaAnswer schema) {
    this.object = object;
    before = LastAppliedAnnotation.removeFrom(live);
    after = LastAppliedAnnotation.removeFrom(result);
    change = new ChangeForKustomize(before, after, schema);
    if (!LastAppliedAnnotation.textIn(live).equals(LastAppliedAnnotation.textIn(result))) {
      remarks.add(Remark.ANNOTATION_LEFT_OUT);
    }
    if (!object.namespace().isEmpty()) {
      remarks.add(Remark.KUSTOMIZE_NAMESPACE);
    }
  }

  static KustomizeEntry of(ObjectName base, ExportedPatch exported) {
    KustomizeEntry entry =
        new KustomizeEntry(base, exported.live(), exported.result(), exported.schema());
    if (exported
        .patch()
        .patch()
        .filter(patch -> patch.has(KustomizeEntry::hasUnknownDirective))
        .isPresent()) {
      entry.remarks.add(Remark.WRITTEN_FOR_KUSTOMIZE);
    }
    return entry;
  }

  private static boolean hasUnknownDirective(Value value) {
    return value instanceof MapValue map
        && map.keys().stream()
            .anyMatch(key -> Directives.isDirective(key) && !Dialect.KUSTOMIZE.knows(key));
  }

  /** The entry with the patch in it. */
  public Export inline(PatchFormat format) {
    return export(format, patch -> entry(patch, "patch", text(patch)));
  }

  /**
   * kustomize takes white space at the end of the patch away, which may belong to its last value;
   * then it is written as JSON. A line break lost there does not come back, as it does in a file.
   */
  private static String text(Value patch) {
    String yaml = YamlWriter.write(patch).strip();
    Optional<Value> read = SourceReader.read("patch", yaml).root().map(Node::value);
    boolean isKept = read.filter(patch::equals).isPresent() && !endsWithLineBreak(patch);
    return isKept ? yaml : JsonWriter.write(patch).strip();
  }

  private static boolean endsWithLineBreak(Value value) {
    return switch (value) {
      case MapValue map ->
          !map.isEmpty() && endsWithLineBreak(List.copyOf(map.entries().values()).getLast());
      case ListValue list -> !list.isEmpty() && endsWithLineBreak(list.items().getLast());
      case Scalar scalar -> scalar instanceof StringValue text && text.text().endsWith("\n");
    };
  }

  /**
   * The entry that names a file for the patch.
   *
   * @param path the file's path, from the kustomization
   */
  public Export withFile(PatchFormat format, String path) {
    return export(format, patch -> entry(patch, "path", path));
  }

  /** What is in that file. There is no patch of type merge; it gives the one of strategic. */
  public Value patch(PatchFormat format) {
    return named(change.in(format).patch().orElseThrow());
  }

  private Export export(PatchFormat format, Function<Value, Value> writing) {
    Optional<Export.Refused> problem =
        format == PatchFormat.MERGE
            ? Optional.of(noMergePatch())
            : ResourceArgument.problem(object);
    if (problem.isPresent()) {
      return problem.get();
    }
    FormattedPatch patch = change.in(format);
    if (before.isEmpty()) {
      return new Export.Refused(ExportWording.NO_LIVE.text(), ExportWording.ADD_RESOURCE.text());
    }
    if (!patch.isSomethingToSend()) {
      return new Export.Nothing();
    }
    Value written = writing.apply(named(patch.patch().orElseThrow()));
    return new Export.Made(YamlWriter.write(written), patch.losses(), remarksFor(format, patch));
  }

  private static Export.Refused noMergePatch() {
    return new Export.Refused(
        ExportWording.NO_MERGE_PATCH.text(), ExportWording.OTHER_KUSTOMIZE_FORMAT.text());
  }

  private Set<Remark> remarksFor(PatchFormat wanted, FormattedPatch patch) {
    EnumSet<Remark> fitting = remarks.clone();
    if (patch.format() == PatchFormat.JSON) {
      fitting.remove(Remark.WRITTEN_FOR_KUSTOMIZE);
    }
    if (patch.format() != wanted) {
      fitting.add(Remark.JSON_PATCH_INSTEAD);
    }
    if (!patch.isExact()) {
      fitting.add(Remark.KUSTOMIZE_OTHER_RESULT);
    }
    return fitting;
  }

  /** A patch in the object's shape begins with the object's names. */
  private Value named(Value patch) {
    if (!(patch instanceof MapValue changes)) {
      return patch;
    }
    MapValue.Builder metadata = MapValue.builder().put("name", new StringValue(object.name()));
    if (!object.namespace().isEmpty()) {
      metadata.put("namespace", new StringValue(object.namespace()));
    }
    if (changes.get("metadata") instanceof MapValue changed) {
      changed.entries().forEach((key, value) -> metadata.put(key, value));
    }
    MapValue.Builder named =
        MapValue.builder()
            .put("apiVersion", new StringValue(object.apiVersion()))
            .put("kind", new StringValue(object.kind()))
            .put("metadata", metadata.build());
    changes.entries().forEach((key, value) -> putNew(named, key, value));
    return named.build();
  }

  private static void putNew(MapValue.Builder map, String key, Value value) {
    if (!map.has(key)) {
      map.put(key, value);
    }
  }

  private MapValue entry(Value patch, String key, String value) {
    MapValue.Builder entry = MapValue.builder();
    if (patch instanceof ListValue) {
      entry.put("target", target());
    }
    entry.put(key, new StringValue(value));
    return MapValue.of("patches", new ListValue(List.of(entry.build())));
  }

  private MapValue target() {
    MapValue.Builder target = MapValue.builder();
    put(target, "group", object.group());
    put(target, "version", object.version());
    put(target, "kind", object.kind());
    put(target, "name", asRegex(object.name()));
    // For kustomize an object without scope has no namespace, even if it names one: with one in the
    // target, the patch would do nothing, silently.
    if (!ClusterScope.isBuiltIn(object.group(), object.kind())) {
      put(target, "namespace", asRegex(object.namespace()));
    }
    return target.build();
  }

  private static void put(MapValue.Builder map, String key, String value) {
    if (!value.isEmpty()) {
      map.put(key, new StringValue(value));
    }
  }

  private static String asRegex(String name) {
    return REGEX_SIGN.matcher(name).replaceAll("\\\\$0");
  }
}
