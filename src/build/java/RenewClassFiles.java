import java.io.ByteArrayOutputStream;
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
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private RenewClassFiles() {}

  public static void main(String[] arguments) throws IOException {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(Path.of(arguments[0]), "*.jar")) {
      for (Path jar : jars) {
        renew(jar);
      }
    }
  }

  /** Leaves a jar as it is if none of its class files is old. */
  private static void renew(Path jar) throws IOException {
    ByteArrayOutputStream renewed = new ByteArrayOutputStream();
    boolean wasOld = false;
    try (ZipFile file = new ZipFile(jar.toFile());
        URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        ZipOutputStream out = new ZipOutputStream(renewed)) {
      ClassFile form = formFor(classes);
      for (ZipEntry entry : file.stream().toList()) {
        byte[] bytes = file.getInputStream(entry).readAllBytes();
        boolean isOld = entry.getName().endsWith(CLASS) && versionOf(bytes) < OLDEST_IN_CACHE;
        wasOld |= isOld;
        ZipEntry same = new ZipEntry(entry.getName());
        same.setTime(entry.getTime());
        out.putNextEntry(same);
        out.write(isOld ? renewed(form, form.parse(bytes)) : bytes);
        out.closeEntry();
      }
    }
    if (wasOld) {
      Files.write(jar, renewed.toByteArray());
    }
  }

  /** The checks of newer class files need to know how the classes of a library are related. */
  private static ClassFile formFor(ClassLoader classes) {
    return ClassFile.of(
        StackMapsOption.STACK_MAPS_WHEN_REQUIRED,
        ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(classes)));
  }

  /** The two bytes after the mark and the lower part of the version. */
  private static int versionOf(byte[] bytes) {
    return Byte.toUnsignedInt(bytes[6]) << Byte.SIZE | Byte.toUnsignedInt(bytes[7]);
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
