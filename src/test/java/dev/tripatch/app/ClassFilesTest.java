package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What the build makes of libraries whose class files are too old for an AOT cache. */
final class ClassFilesTest {
  private static final String CLASS = ".class";

  @TempDir Path folder;

  private Path library() throws IOException, URISyntaxException {
    Path jar =
        Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return Files.copy(jar, folder.resolve("library.jar"));
  }

  private void renew() throws IOException, InterruptedException {
    Process build =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "src/build/java/RenewClassFiles.java",
                folder.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(build.waitFor()).as(said).isZero();
  }

  private static List<String> classes(ZipFile jar) {
    return jar.stream()
        .map(ZipEntry::getName)
        .filter(name -> name.endsWith(CLASS) && name.startsWith("picocli/"))
        .toList();
  }

  @Test
  void noneIsTooOldAndAllCanBeUsed() throws Exception {
    Path jar = library();
    renew();
    try (ZipFile renewed = new ZipFile(jar.toFile());
        URLClassLoader loader =
            new URLClassLoader(
                new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      assertThat(classes(renewed)).hasSizeGreaterThan(200);
      for (String name : classes(renewed)) {
        byte[] bytes = renewed.getInputStream(renewed.getEntry(name)).readAllBytes();
        assertThat(ClassFile.of().parse(bytes).majorVersion())
            .as(name)
            .isGreaterThanOrEqualTo(ClassFile.JAVA_6_VERSION);
        String type = name.substring(0, name.length() - CLASS.length()).replace('/', '.');
        assertThatCode(() -> Class.forName(type, true, loader)).doesNotThrowAnyException();
      }
    }
  }

  @Test
  void aSecondBuildLeavesThemAsTheyAre() throws Exception {
    Path jar = library();
    byte[] old = Files.readAllBytes(jar);
    renew();
    byte[] first = Files.readAllBytes(jar);
    renew();
    assertThat(Files.readAllBytes(jar)).isEqualTo(first).isNotEqualTo(old);
  }
}
