package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.TerminalProgram.Licenses;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** NOTICE names what is shipped, neither more nor less, in the version that is shipped. */
class NoticeTest {
  private static final Pattern LIBRARY =
      Pattern.compile("^(\\S+:\\S+ \\S+)\n  Licence: ", Pattern.MULTILINE);
  private static final Pattern LICENCE =
      Pattern.compile("^  Licence: ([^;\\n]+)", Pattern.MULTILINE);

  @Test
  void everyLibraryIsNamedWithItsVersion() throws Exception {
    Set<String> named = named(LIBRARY);
    assertThat(named).isEqualTo(shipped());
  }

  @Test
  void everyLicenceHasItsText() throws IOException {
    Set<String> texts = new TreeSet<>(Licenses.OTHERS);
    texts.add("Apache-2.0");
    assertThat(named(LICENCE)).isEqualTo(texts);
    for (String name : Licenses.OTHERS) {
      assertThat(Licenses.class.getResource("licenses/" + name + ".txt")).isNotNull();
    }
  }

  @Test
  void everyFontIsNamed() throws IOException {
    Path fonts = Path.of("src/main/resources/dev/tripatch/ui/settings/fonts");
    try (var files = Files.list(fonts)) {
      Set<String> families =
          files
              .map(file -> file.getFileName().toString().replaceFirst("-.*", ""))
              .collect(Collectors.toSet());
      assertThat(Files.readString(Path.of("NOTICE")).replace(" ", "")).contains(families);
    }
  }

  private static Set<String> named(Pattern pattern) throws IOException {
    return pattern
        .matcher(Files.readString(Path.of("NOTICE")))
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * From the pom on: what it needs to run, and what that needs, in the class path's versions. Some
   * poms of others do not say that a library is for their tests; ours does.
   */
  private static Set<String> shipped() throws Exception {
    Map<String, Path> jars = jars();
    Path pom = Path.of("pom.xml");
    Set<String> own = needed(pom, Set.of("", "compile", "runtime"));
    Set<String> shipped = withTheirs(own, jars);
    shipped.removeAll(withTheirs(needed(pom, Set.of("test")), jars));
    shipped.addAll(own);
    return shipped.stream()
        .map(artifact -> coordinates(Objects.requireNonNull(jars.get(artifact))))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> withTheirs(Set<String> artifacts, Map<String, Path> jars)
      throws Exception {
    Set<String> all = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(artifacts);
    while (!next.isEmpty()) {
      String artifact = next.remove();
      if (jars.containsKey(artifact) && all.add(artifact)) {
        Path folder = parent(Objects.requireNonNull(jars.get(artifact)));
        Path pom = folder.resolve(artifact + "-" + folder.getFileName() + ".pom");
        next.addAll(needed(pom, Set.of("", "compile", "runtime")));
      }
    }
    return all;
  }

  /** The jars of the class path, which lie in a Maven repository, by their artifacts. */
  private static Map<String, Path> jars() {
    Map<String, Path> jars = new HashMap<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry);
      if (entry.endsWith(".jar") && path.getNameCount() > 3) {
        jars.put(parent(parent(path)).getFileName().toString(), path);
      }
    }
    return jars;
  }

  /** {@code group:artifact version}, by the folders of the repository. */
  private static String coordinates(Path jar) {
    Path version = parent(jar);
    Path artifact = parent(version);
    String path = parent(artifact).toString().replace(File.separatorChar, '/');
    String group = path.substring(path.lastIndexOf("/repository/") + "/repository/".length());
    return group.replace('/', '.') + ":" + artifact.getFileName() + " " + version.getFileName();
  }

  private static Path parent(Path path) {
    return Objects.requireNonNull(path.getParent());
  }

  private static Set<String> needed(Path pom, Set<String> scopes) throws Exception {
    Element project =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(pom.toFile())
            .getDocumentElement();
    Set<String> needed = new TreeSet<>();
    NodeList all = project.getElementsByTagName("dependency");
    for (int i = 0; i < all.getLength(); i++) {
      Element dependency = (Element) all.item(i);
      Node holder = dependency.getParentNode().getParentNode();
      boolean isOwn = holder.isSameNode(project);
      if (isOwn
          && scopes.contains(text(dependency, "scope"))
          && !text(dependency, "optional").equals("true")) {
        needed.add(text(dependency, "artifactId"));
      }
    }
    return needed;
  }

  private static String text(Element element, String name) {
    NodeList found = element.getElementsByTagName(name);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
  }
}
