import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Gives the class files of libraries the form of Java 8 where theirs is that of Java 5: an AOT
 * cache takes no older one than Java 6, so the JVM would read and check them at every start.
 * Picocli is published so, for programs that still run on Java 5.
 *
 * <p>Run after the build has copied the libraries: {@code java RenewClassFiles.java FOLDER}
 */
final class RenewClassFiles {
  private static final int OLDEST_IN_CACHE = ClassFile.JAVA_6_VERSION;
  private static final int FORM = ClassFile.JAVA_8_VERSION;
  private static final String CLASS = ".class";

  /** The mark and the lower part of the version. */
  private static final int UNTIL_VERSION = 6;

  /** Licences want those who change a file to say so. */
  private static final String NOTE = "META-INF/CHANGES-BY-TRIPATCH.txt";

  private static final String SAID =
      "The class files have the form of Java 8, where they had that of Java 5. Else nothing"
          + " changed.\n";

  private RenewClassFiles() {}

  public static void main(String[] arguments) throws IOException {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(Path.of(arguments[0]), "*.jar")) {
      for (Path jar : jars) {
        if (isOld(jar)) {
          Path whole = Files.write(jar.resolveSibling(jar.getFileName() + ".new"), renewed(jar));
          Files.move(whole, jar, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private static boolean isOld(Path jar) throws IOException {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : file.stream().toList()) {
        if (isOld(entry, file)) {
          return true;
        }
      }
      return false;
    }
  }

  private static boolean isOld(ZipEntry entry, ZipFile file) throws IOException {
    if (!entry.getName().endsWith(CLASS)) {
      return false;
    }
    try (DataInputStream head = new DataInputStream(file.getInputStream(entry))) {
      head.skipNBytes(UNTIL_VERSION);
      return head.readUnsignedShort() < OLDEST_IN_CACHE;
    }
  }

  private static byte[] renewed(Path jar) throws IOException {
    ByteArrayOutputStream renewed = new ByteArrayOutputStream();
    try (ZipFile file = new ZipFile(jar.toFile());
        URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        ZipOutputStream out = new ZipOutputStream(renewed)) {
      ClassFile form = formFor(classes);
      for (ZipEntry entry : file.stream().toList()) {
        byte[] bytes = file.getInputStream(entry).readAllBytes();
        add(
            entry.getName(),
            entry,
            isOld(entry, file) ? renewed(form, form.parse(bytes)) : bytes,
            out);
      }
      add(NOTE, file.entries().nextElement(), SAID.getBytes(StandardCharsets.UTF_8), out);
    }
    return renewed.toByteArray();
  }

  /** All entries keep their time, so that each build gives the same bytes. */
  private static void add(String name, ZipEntry timed, byte[] bytes, ZipOutputStream out)
      throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(timed.getTimeLocal());
    out.putNextEntry(entry);
    out.write(bytes);
    out.closeEntry();
  }

  /** The checks of newer class files need to know how the classes of a library are related. */
  private static ClassFile formFor(ClassLoader classes) {
    return ClassFile.of(
        StackMapsOption.STACK_MAPS_WHEN_REQUIRED,
        ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(classes)));
  }

  private static byte[] renewed(ClassFile form, ClassModel old) {
    return form.transformClass(
        old,
        ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
            .andThen(
                (made, element) ->
                    made.with(
                        element instanceof ClassFileVersion
                            ? ClassFileVersion.of(FORM, 0)
                            : element)));
  }
}
