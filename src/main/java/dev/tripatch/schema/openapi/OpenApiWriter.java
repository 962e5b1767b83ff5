package dev.tripatch.schema.openapi;

import dev.tripatch.document.data.JsonData;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes facts as an OpenAPI v2 document with nothing but definitions: what kustomize takes by
 * {@code openapi: path:}. {@link OpenApiReader} reads the same facts back.
 *
 * <p>A reference to a definition that the facts lack stays as it is. To kustomize such a type is
 * unknown, since it takes a whole document instead of its own one, so give it complete facts.
 */
public final class OpenApiWriter {

  private final Map<String, DeclaredObject> objects = new HashMap<>();
  private final Map<String, List<DeclaredKind>> kinds = new HashMap<>();
  private final SchemaWriter schemas;

  private OpenApiWriter(Release release) {
    release.objects().forEach(object -> objects.put(object.name(), object));
    for (DeclaredKind kind : release.kinds()) {
      kinds.computeIfAbsent(kind.definition(), unseen -> new ArrayList<>()).add(kind);
    }
    Map<String, DeclaredObject> mayBeInline = new HashMap<>(objects);
    mayBeInline.keySet().removeAll(kinds.keySet());
    this.schemas = new SchemaWriter(mayBeInline);
  }

  /** The text of a document; ends with a line break. */
  public static String write(Release release) {
    return JsonData.write(Map.of("definitions", new OpenApiWriter(release).definitions(release)));
  }

  private Map<String, Object> definitions(Release release) {
    Set<String> inline = new HashSet<>();
    Set<String> referenced = new HashSet<>();
    for (DeclaredObject object : release.objects()) {
      object
          .fields()
          .forEach(
              field -> {
                String target = target(field.type());
                (schemas.isInline(object.name(), field) ? inline : referenced).add(target);
              });
    }
    inline.removeAll(referenced);
    Map<String, Object> definitions = new TreeMap<>();
    for (DeclaredObject object : release.objects()) {
      if (!inline.contains(object.name())) {
        definitions.put(object.name(), definition(object));
      }
    }
    schemas.primitives().forEach(definitions::putIfAbsent);
    return definitions;
  }

  private Map<String, Object> definition(DeclaredObject object) {
    Map<String, Object> schema = new LinkedHashMap<>(schemas.object(object));
    List<DeclaredKind> ofObject = kinds.getOrDefault(object.name(), List.of());
    if (!ofObject.isEmpty()) {
      schema.put(Definitions.KINDS, ofObject.stream().map(OpenApiWriter::names).toList());
    }
    return schema;
  }

  private static Map<String, Object> names(DeclaredKind kind) {
    GroupVersion parts = GroupVersion.of(kind.apiVersion());
    Map<String, Object> names = new LinkedHashMap<>();
    names.put("group", parts.group());
    names.put("version", parts.version());
    names.put("kind", kind.kind());
    return names;
  }

  /** The name of the definition that a type leads to; empty if it leads to none. */
  static String target(DeclaredType type) {
    return type.innermost() instanceof DeclaredType.Reference(String definition) ? definition : "";
  }
}
