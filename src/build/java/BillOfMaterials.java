import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.UUID;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes the bill of materials of one package, in CycloneDX's form. Maven says what the libraries
 * are; this adds the Java run-time, and leaves out what the package does not contain. A package is
 * made from its source, with Jackson on the class path.
 *
 * <p>Arguments: Maven's bill, the release, the seconds since 1970 of its commit, the JDK's folder,
 * the package's folder (with {@code app} and {@code runtime}), and JavaFX's jars.
 */
final class BillOfMaterials {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final Pattern CODE =
      Pattern.compile(".*\\.(so|dylib|dll|exe|jar)|modules|java|jexec|jspawnhelper");

  /** The first line of a licence in the run-time: {@code ## zlib v1.3.2}. */
  private static final Pattern TITLE =
      Pattern.compile("## (.+?),?(?: (?:v\\.? ?|[Vv]ersion |release )?([0-9][\\w.-]*))?");

  private final Path image;

  /** The bill's kept components, by Maven's name for them. */
  private final SequencedMap<String, ObjectNode> kept = new LinkedHashMap<>();

  /** What another component says on behalf of this one. */
  private final Map<String, String> replaced = new TreeMap<>();

  private BillOfMaterials(Path image) {
    this.image = image;
  }

  public static void main(String[] arguments) throws IOException {
    ObjectNode bill = (ObjectNode) JSON.readTree(new File(arguments[0]));
    Path jdk = Path.of(arguments[3]);
    List<Path> javafx = Stream.of(arguments).skip(5).map(Path::of).toList();
    new BillOfMaterials(Path.of(arguments[4])).complete(bill, jdk, javafx);
    ObjectNode metadata = (ObjectNode) bill.get("metadata");
    ((ObjectNode) metadata.get("component")).put("version", arguments[1]);
    metadata.put("timestamp", Instant.ofEpochSecond(Long.parseLong(arguments[2])).toString());
    bill.remove("serialNumber");
    UUID serial = UUID.nameUUIDFromBytes(JSON.writeValueAsBytes(bill));
    bill.put("serialNumber", "urn:uuid:" + serial);
    // Whatever the locale is: two builds make the same bill.
    System.out.writeBytes(JSON.writeValueAsBytes(bill));
    System.out.println();
  }

  private void complete(ObjectNode bill, Path jdk, List<Path> javafxJars) throws IOException {
    ObjectNode program = (ObjectNode) bill.get("metadata").get("component");
    add(program, image.resolve("app/tripatch.jar"));
    Properties linked = properties(image.resolve("runtime/release"));
    List<String> modules = List.of(unquoted(linked, "MODULES").split(" "));
    List<Path> code = new ArrayList<>(codeOfRuntime());
    for (JsonNode each : bill.get("components")) {
      keep((ObjectNode) each, modules, javafxJars, code);
    }
    expectAllLibraries();
    ObjectNode java = javaRuntime(properties(jdk.resolve("release")), modules);
    code.forEach(file -> addFile(java, file));
    addWorksInside(java);

    ArrayNode components = bill.putArray("components");
    kept.values().forEach(components::add);
    components.add(java);
    bill.set("dependencies", dependencies(bill.get("dependencies"), program, java));
  }

  /** Keeps a library whose jar is in the package, and JavaFX if its modules are in the run-time. */
  private void keep(
      ObjectNode library, List<String> modules, List<Path> javafxJars, List<Path> code)
      throws IOException {
    String reference = library.get("bom-ref").asString();
    String name = library.get("name").asString();
    String version = library.get("version").asString();
    if (name.startsWith("javafx-")) {
      if (!modules.contains(name.replace('-', '.'))) {
        return;
      }
      if (reference.contains("classifier=")) {
        kept.put(reference, library);
        replaced.put(reference.replaceFirst("classifier=[^&]*&", ""), reference);
        addNativeLibraries(library, jarOf(name, javafxJars), code);
      }
      return;
    }
    Path jar = image.resolve("app/lib/" + name + "-" + version + ".jar");
    if (Files.isRegularFile(jar)) {
      kept.put(reference, library);
      add(library, jar);
    }
  }

  private static Path jarOf(String name, List<Path> jars) {
    return jars.stream()
        .filter(jar -> jar.getFileName().toString().startsWith(name + "-"))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no jar of " + name));
  }

  /** Moves the native libraries that are in this jar from the run-time's code to its component. */
  private void addNativeLibraries(ObjectNode library, Path jar, List<Path> code)
      throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (Path each : List.copyOf(code)) {
        String name = each.getFileName().toString();
        if (!name.equals("modules") && file.getEntry(name) != null) {
          addFile(library, each);
          code.remove(each);
        }
      }
    }
  }

  private void expectAllLibraries() throws IOException {
    try (Stream<Path> jars = Files.list(image.resolve("app/lib"))) {
      List<Path> unknown = jars.filter(jar -> !isKnown(jar)).toList();
      if (!unknown.isEmpty()) {
        throw new IllegalStateException("Maven does not know " + unknown);
      }
    }
  }

  private boolean isKnown(Path jar) {
    return kept.values().stream()
        .anyMatch(each -> each.findValuesAsString("location").contains(inPackage(jar)));
  }

  private ObjectNode javaRuntime(Properties release, List<String> modules) {
    String version = unquoted(release, "JAVA_RUNTIME_VERSION");
    ObjectNode java = JSON.createObjectNode();
    java.put("type", "platform");
    java.put("bom-ref", "java");
    java.putObject("supplier").put("name", unquoted(release, "IMPLEMENTOR"));
    java.put("name", "OpenJDK");
    java.put("version", version);
    java.put("description", unquoted(release, "IMPLEMENTOR_VERSION"));
    java.putArray("licenses")
        .addObject()
        .put("expression", "GPL-2.0-only WITH Classpath-exception-2.0");
    // Those who list vulnerabilities know every build of the JDK by this name.
    java.put(
        "cpe", "cpe:2.3:a:oracle:openjdk:" + unquoted(release, "JAVA_VERSION") + ":*:*:*:*:*:*:*");
    java.put("purl", "pkg:generic/openjdk@" + version.replace("+", "%2B"));
    ArrayNode properties = java.putArray("properties");
    modules.forEach(
        module -> properties.addObject().put("name", "java.module").put("value", module));
    return java;
  }

  /** What others wrote that is inside the run-time's own libraries, as its licences name it. */
  private void addWorksInside(ObjectNode java) throws IOException {
    SequencedSet<String> titles = new LinkedHashSet<>();
    try (Stream<Path> files = Files.walk(image.resolve("runtime/legal"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".md")).sorted().toList()) {
        titles.add(Files.readAllLines(file).getFirst().strip());
      }
    }
    for (String title : titles) {
      Matcher matcher = TITLE.matcher(title);
      if (matcher.matches()) {
        ObjectNode work = java.withArray("components").addObject();
        work.put("type", "library");
        work.put("bom-ref", "java/" + title.substring("## ".length()));
        work.put("name", matcher.group(1));
        if (matcher.group(2) != null) {
          work.put("version", matcher.group(2));
        }
      }
    }
  }

  private List<Path> codeOfRuntime() throws IOException {
    try (Stream<Path> files = Files.walk(image.resolve("runtime"))) {
      return files.filter(this::isCode).sorted(Comparator.comparing(this::inPackage)).toList();
    }
  }

  private boolean isCode(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && CODE.matcher(file.getFileName().toString()).matches()
        && !file.startsWith(image.resolve("runtime/legal"))
        && !file.startsWith(image.resolve("runtime/conf"));
  }

  private void addFile(ObjectNode component, Path file) {
    ObjectNode part = component.withArray("components").addObject();
    part.put("type", "file");
    part.put("bom-ref", inPackage(file));
    part.put("name", file.getFileName().toString());
    add(part, file);
  }

  /** Says where a component is in the package, and what its file's checksum is. */
  private void add(ObjectNode component, Path file) {
    component.putArray("hashes").addObject().put("alg", "SHA-256").put("content", sha256(file));
    component
        .putObject("evidence")
        .putArray("occurrences")
        .addObject()
        .put("location", inPackage(file));
  }

  private String inPackage(Path file) {
    return image.relativize(file).toString().replace(File.separatorChar, '/');
  }

  /** Who needs whom, of those that are in the package; all needs Java. */
  private ArrayNode dependencies(JsonNode ofMaven, ObjectNode program, ObjectNode java) {
    SequencedMap<String, SequencedSet<String>> needs = new LinkedHashMap<>();
    String root = program.get("bom-ref").asString();
    for (JsonNode each : ofMaven) {
      String from = replaced.getOrDefault(each.get("ref").asString(), each.get("ref").asString());
      if (from.equals(root) || kept.containsKey(from)) {
        SequencedSet<String> to = needs.computeIfAbsent(from, ref -> new LinkedHashSet<>());
        for (JsonNode needed : each.get("dependsOn")) {
          to.add(replaced.getOrDefault(needed.asString(), needed.asString()));
        }
        to.retainAll(kept.keySet());
        to.remove(from);
      }
    }
    needs.get(root).add(java.get("bom-ref").asString());
    ArrayNode dependencies = JSON.createArrayNode();
    needs.forEach(
        (from, to) ->
            to.forEach(dependencies.addObject().put("ref", from).putArray("dependsOn")::add));
    return dependencies;
  }

  private static Properties properties(Path file) throws IOException {
    Properties properties = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }

  private static String unquoted(Properties properties, String key) {
    return properties.getProperty(key, "unknown").replace("\"", "");
  }

  private static String sha256(Path file) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (IOException | NoSuchAlgorithmException e) {
      throw new IllegalStateException("cannot read " + file, e);
    }
  }
}
