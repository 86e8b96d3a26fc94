export default "/static/file";
